import type { Locale } from "../http/locale.ts";

/** What a message says, around its one link. */
export interface MailWords {
  readonly subject: string;
  /** Paragraphs before the link. */
  readonly before: readonly string[];
  /** The link's own words. */
  readonly link: string;
  /** Paragraphs after it. */
  readonly after: readonly string[];
}

/** Every kind of message the provider sends. */
export type MailKind = "reset" | "verify" | "password_changed";

export const resetLinkMinutes = 30;
export const verifyLinkDays = 3;

/** `site` is the address of this very server, so that people know where the message comes from. */
export const mailWordsOf: Readonly<Record<Locale, Readonly<Record<MailKind, (site: string) => MailWords>>>> =
  {
    zh: {
      reset: (site) => ({
        subject: "卡盒：设置新密码",
        before: [`有人在 ${site} 申请为这个邮箱的账号设置新密码。如果是你，请打开下面的链接：`],
        link: "设置新密码",
        after: [
          `链接 ${resetLinkMinutes} 分钟内有效，只能用一次。设置后，所有设备都需要重新登录。`,
          "如果不是你，不用理会这封邮件，密码不会改变。",
        ],
      }),
      verify: (site) => ({
        subject: "卡盒：确认邮箱",
        before: [`这个邮箱在 ${site} 注册了账号。请打开下面的链接，确认邮箱是你的：`],
        link: "确认邮箱",
        after: [
          `链接 ${verifyLinkDays} 天内有效。不确认也能使用；确认过，就知道忘记密码时重置链接能送到你手里。`,
          "如果你没有注册，不用理会这封邮件。",
        ],
      }),
      password_changed: (site) => ({
        subject: "卡盒：密码已更改",
        before: [
          `你在 ${site} 的账号密码刚刚更改过，其他设备已退出登录。`,
          "如果是你改的，不用做什么。如果不是，请马上设置新密码：",
        ],
        link: "设置新密码",
        after: [],
      }),
    },
    en: {
      reset: (site) => ({
        subject: "Deckle: set a new password",
        before: [
          `Somebody asked at ${site} to set a new password for the account with this e-mail address. If it was you, open this link:`,
        ],
        link: "Set a new password",
        after: [
          `The link is good for ${resetLinkMinutes} minutes and works once. After that, sign in again on every device.`,
          "If it was not you, ignore this message. The password stays as it is.",
        ],
      }),
      verify: (site) => ({
        subject: "Deckle: confirm your e-mail address",
        before: [
          `This e-mail address was used to sign up at ${site}. Open this link to confirm that it is yours:`,
        ],
        link: "Confirm the address",
        after: [
          `The link is good for ${verifyLinkDays} days. You can use Deckle without it; confirming shows that a reset link would reach you.`,
          "If you did not sign up, ignore this message.",
        ],
      }),
      password_changed: (site) => ({
        subject: "Deckle: your password was changed",
        before: [
          `The password of your account at ${site} was just changed, and other devices were signed out.`,
          "If it was you, there is nothing to do. If not, set a new password now:",
        ],
        link: "Set a new password",
        after: [],
      }),
    },
  };
