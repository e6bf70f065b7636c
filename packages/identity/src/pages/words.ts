import type { NameProblem } from "../accounts/account-rules.ts";
import { maxNameLength } from "../accounts/account-rules.ts";
import { passwordLength, type PasswordProblem } from "../passwords/password-rules.ts";
import type { Locale } from "../http/locale.ts";
import { resetLinkMinutes } from "./mail-words.ts";

/** Everything the pages say. Chinese is the source, English has the same shape. */
export interface Words {
  readonly product: string;
  readonly toHome: string;
  readonly switchLanguage: string;
  readonly signIn: {
    readonly title: string;
    readonly lead: string;
    readonly submit: string;
    readonly toSignUp: string;
    readonly ask: string;
    readonly forgot: string;
  };
  readonly recovery: {
    readonly forgotTitle: string;
    readonly forgotLead: string;
    /** The same, where messages only reach the operator. */
    readonly forgotLeadToOperator: string;
    readonly send: string;
    readonly toSignIn: string;
    readonly sentTitle: string;
    readonly sent: string;
    readonly sentHint: string;
    /** Where messages only reach the operator. */
    readonly operatorTitle: string;
    readonly sentToOperator: string;
    readonly resetTitle: string;
    readonly resetLead: (email: string) => string;
    readonly newPassword: string;
    readonly save: string;
    readonly savedTitle: string;
    readonly saved: string;
    readonly expiredTitle: string;
    readonly expired: string;
    readonly again: string;
    readonly confirmTitle: string;
    readonly confirmLead: (email: string) => string;
    readonly confirm: string;
    readonly confirmedTitle: string;
    readonly confirmed: string;
    readonly confirmExpired: string;
    readonly toAccount: string;
    readonly toDashboard: string;
  };
  readonly signUp: {
    readonly title: string;
    readonly lead: string;
    readonly submit: string;
    readonly toSignIn: string;
    readonly ask: string;
  };
  readonly fields: {
    readonly email: string;
    readonly password: string;
    readonly name: string;
    readonly optional: string;
    readonly passwordHint: string;
  };
  readonly cancel: string;
  readonly problems: {
    readonly summary: string;
    readonly emailInvalid: string;
    readonly emailTaken: string;
    readonly name: Readonly<Record<NameProblem, string>>;
    readonly password: Readonly<Record<PasswordProblem, string>>;
    readonly wrong: string;
    readonly blocked: (minutes: number) => string;
    readonly busy: string;
  };
  readonly signOut: {
    readonly title: string;
    readonly lead: string;
    readonly submit: string;
    readonly stay: string;
    readonly doneTitle: string;
    readonly doneLead: string;
  };
  readonly errors: {
    readonly title: string;
    readonly expired: string;
    readonly expiredTitle: string;
    readonly forgedTitle: string;
    readonly forged: string;
    readonly request: string;
    readonly server: string;
    readonly wrongAddressTitle: string;
    readonly wrongAddress: string;
    readonly tooManyTitle: string;
    readonly tooMany: string;
    readonly notFoundTitle: string;
    readonly notFound: string;
    readonly details: string;
    readonly again: string;
  };
}

const zh: Words = {
  product: "卡盒",
  toHome: "返回首页",
  switchLanguage: "English",
  signIn: {
    title: "登录",
    lead: "登录后继续整理你的卡盒。",
    submit: "登录",
    ask: "还没有账号？",
    toSignUp: "注册",
    forgot: "忘记密码？",
  },
  recovery: {
    forgotTitle: "忘记密码",
    forgotLead: "填写注册时用的邮箱，我们会发去一个链接，用来设置新密码。",
    forgotLeadToOperator:
      "填写注册时用的邮箱。这台服务器没有接通邮件，设置新密码的链接会交给管理员，由管理员转给你。",
    send: "申请链接",
    toSignIn: "返回登录",
    sentTitle: "请查收邮件",
    sent: `如果这个邮箱有账号，几分钟内会收到一封邮件。里面的链接 ${resetLinkMinutes} 分钟内有效，只能用一次。`,
    sentHint: "没有收到？请看看垃圾邮件，或检查邮箱有没有写错。",
    operatorTitle: "请联系管理员",
    sentToOperator: `这台服务器没有接通邮件。如果这个邮箱有账号，链接已交给管理员，请向管理员索取。链接 ${resetLinkMinutes} 分钟内有效，只能用一次。`,
    resetTitle: "设置新密码",
    resetLead: (email) => `账号：${email}`,
    newPassword: "新密码",
    save: "保存新密码",
    savedTitle: "密码已更改",
    saved: "所有设备都已退出登录。请用新密码登录。",
    expiredTitle: "链接已失效",
    expired: "这个链接已经用过，或者过了有效时间。请重新申请一个。",
    again: "重新申请",
    confirmTitle: "确认邮箱",
    confirmLead: (email) => `${email} 是你的邮箱吗？`,
    confirm: "是，确认",
    confirmedTitle: "邮箱已确认",
    confirmed: "忘记密码时，重置链接会发到这个邮箱。",
    confirmExpired: "这个链接已经用过，或者过了有效时间。如果邮箱还没有确认，可以在账号页重新发送邮件。",
    toAccount: "打开账号页",
    toDashboard: "打开卡盒",
  },
  signUp: {
    title: "注册",
    lead: "有了账号，资料和卡片只有你自己看得到。",
    submit: "注册并登录",
    ask: "已有账号？",
    toSignIn: "登录",
  },
  fields: {
    email: "邮箱",
    password: "密码",
    name: "称呼",
    optional: "选填",
    passwordHint: `至少 ${passwordLength.min} 个字符，一句话也可以，不要求符号或大写。`,
  },
  cancel: "取消",
  problems: {
    summary: "有内容需要修改，请看标出的地方。",
    emailInvalid: "邮箱格式不对，请写成 name@example.com 的样子。",
    emailTaken: "这个邮箱已有账号。请换一个邮箱，或用原来的密码登录。",
    name: { too_long: `称呼最多 ${maxNameLength} 个字符，请改短一些。` },
    password: {
      too_short: `密码至少要 ${passwordLength.min} 个字符，请加长。`,
      too_long: `密码最多 ${passwordLength.max} 个字符，请改短一些。`,
      has_personal_data: "密码里含有你的邮箱或称呼，容易被猜到，请换一个。",
      too_simple: "密码是重复或连续的字符，容易被猜到，请换一个。",
      too_common: "这个密码太常见，容易被猜到，请换一个。",
    },
    wrong: "邮箱或密码不对。请检查后再试。",
    blocked: (minutes) => `尝试次数太多。请约 ${minutes} 分钟后再试。`,
    busy: "现在登录的人太多。请过几秒再试。",
  },
  signOut: {
    title: "退出登录",
    lead: "正在退出。如果页面没有自动继续，请按下面的按钮。",
    submit: "退出登录",
    stay: "不退出，返回首页",
    doneTitle: "已退出登录",
    doneLead: "要再次使用，请从首页登录。",
  },
  errors: {
    title: "登录没有完成",
    expiredTitle: "这次登录已过期",
    expired: "登录页打开太久、已在别处完成，或浏览器没有保存 Cookie。请从首页重新登录。",
    forgedTitle: "表单无法验证",
    forged: "这个表单不是从登录页提交的，所以没有处理。请从首页重新登录。",
    request: "登录请求有问题，所以没有继续。请从首页重新登录；如果仍然不行，请把下面的信息告诉管理员。",
    server: "服务器出了问题，登录没有完成。请稍后再试。",
    wrongAddressTitle: "请换个地址打开",
    wrongAddress: "你打开的不是这个网站的正式地址，登录后回不去。请从下面的地址打开再登录。",
    tooManyTitle: "请求太多",
    tooMany: "从你的网络发来的请求太多。请过一分钟再试。",
    notFoundTitle: "没有这个页面",
    notFound: "这个地址没有对应的登录页。请从首页重新登录。",
    details: "给管理员的信息",
    again: "返回首页",
  },
};

const en: Words = {
  product: "Deckle",
  toHome: "Back to the home page",
  switchLanguage: "中文",
  signIn: {
    title: "Sign in",
    lead: "Sign in to get back to your card boxes.",
    submit: "Sign in",
    ask: "No account yet?",
    toSignUp: "Sign up",
    forgot: "Forgot your password?",
  },
  recovery: {
    forgotTitle: "Forgot your password",
    forgotLead: "Enter the e-mail address of your account. We send a link there to set a new password.",
    forgotLeadToOperator:
      "Enter the e-mail address of your account. This server sends no e-mail: the administrator gets a link to set a new password and hands it to you.",
    send: "Ask for the link",
    toSignIn: "Back to sign in",
    sentTitle: "Look into your mailbox",
    sent: `If this address has an account, a message arrives within minutes. Its link is good for ${resetLinkMinutes} minutes and works once.`,
    sentHint: "Nothing there? Look into the spam folder, or check the address for typing errors.",
    operatorTitle: "Ask the administrator",
    sentToOperator: `This server sends no e-mail. If this address has an account, the link is with the administrator: ask there for it. It is good for ${resetLinkMinutes} minutes and works once.`,
    resetTitle: "Set a new password",
    resetLead: (email) => `Account: ${email}`,
    newPassword: "New password",
    save: "Save the new password",
    savedTitle: "Your password is changed",
    saved: "Every device is signed out. Sign in with the new password.",
    expiredTitle: "This link has expired",
    expired: "The link was used before, or its time is over. Ask for a new one.",
    again: "Ask for a new link",
    confirmTitle: "Confirm your e-mail address",
    confirmLead: (email) => `Is ${email} your address?`,
    confirm: "Yes, confirm it",
    confirmedTitle: "Your address is confirmed",
    confirmed: "If you forget the password, a reset link goes to this address.",
    confirmExpired:
      "The link was used before, or its time is over. If the address is not confirmed yet, have the message sent again from your account page.",
    toAccount: "Open your account",
    toDashboard: "Open your card boxes",
  },
  signUp: {
    title: "Sign up",
    lead: "With an account, only you see your documents and cards.",
    submit: "Sign up",
    ask: "Already have an account?",
    toSignIn: "Sign in",
  },
  fields: {
    email: "E-mail",
    password: "Password",
    name: "Name",
    optional: "optional",
    passwordHint: `At least ${passwordLength.min} characters. A sentence is fine; no symbols or capitals needed.`,
  },
  cancel: "Cancel",
  problems: {
    summary: "Something needs a change. See the marked fields.",
    emailInvalid: "This is not an e-mail address. Write it like name@example.com.",
    emailTaken: "This e-mail address already has an account. Use another one, or sign in with its password.",
    name: { too_long: `A name has at most ${maxNameLength} characters. Make it shorter.` },
    password: {
      too_short: `A password needs at least ${passwordLength.min} characters. Make it longer.`,
      too_long: `A password has at most ${passwordLength.max} characters. Make it shorter.`,
      has_personal_data:
        "The password contains your e-mail address or name and is easy to guess. Choose another one.",
      too_simple: "The password is a repetition or a sequence and is easy to guess. Choose another one.",
      too_common: "This password is very common and easy to guess. Choose another one.",
    },
    wrong: "The e-mail address or the password is wrong. Check both and try again.",
    blocked: (minutes) =>
      `Too many attempts. Try again in about ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    busy: "Too many people are signing in right now. Try again in a few seconds.",
  },
  signOut: {
    title: "Sign out",
    lead: "Signing you out. If this page does not go on by itself, press the button.",
    submit: "Sign out",
    stay: "Stay signed in",
    doneTitle: "You are signed out",
    doneLead: "To use Deckle again, sign in from the home page.",
  },
  errors: {
    title: "The sign-in did not finish",
    expiredTitle: "This sign-in has expired",
    expired:
      "The page was open too long, was finished elsewhere, or the browser keeps no cookies. Sign in again from the home page.",
    forgedTitle: "This form cannot be verified",
    forged:
      "The form was not sent from the sign-in page, so nothing was done. Sign in again from the home page.",
    request:
      "Something is wrong with the sign-in request, so it went no further. Sign in again from the home page; if it fails again, give the details below to the administrator.",
    server: "Something went wrong on the server and the sign-in did not finish. Try again in a moment.",
    wrongAddressTitle: "Open the other address",
    wrongAddress:
      "You opened this site at an address that is not its own, so a sign-in could not lead back. Open it at the address below and sign in there.",
    tooManyTitle: "Too many requests",
    tooMany: "Too many requests came from your network. Try again in a minute.",
    notFoundTitle: "There is no such page",
    notFound: "Nothing belongs to this address. Sign in again from the home page.",
    details: "For the administrator",
    again: "Back to the home page",
  },
};

export const wordsOf: Readonly<Record<Locale, Words>> = { zh, en };
