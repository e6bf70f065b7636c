import { htmlLanguageOf, type Locale } from "../http/locale.ts";
import { html, type Html } from "../pages/html.ts";
import { type MailKind, mailWordsOf } from "../pages/mail-words.ts";

/** A message for the owner of an account. */
export interface IdentityMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Locale;
}

/** How messages leave. */
export interface PostBox {
  /** Takes a message over; must not throw, and nobody waits for it. */
  readonly send: (message: IdentityMail) => void;
  /** False where messages only reach the operator, who hands links on; the pages then say so. */
  readonly reachesPeople: boolean;
}

function paragraphs(texts: readonly string[]): Html[] {
  return texts.map((text) => html`<p style="margin:0 0 16px">${text}</p>`);
}

/** The message of a kind with its link, as plain text and as HTML. */
export function composeMail(
  kind: MailKind,
  { to, link, locale }: { readonly to: string; readonly link: URL; readonly locale: Locale },
): IdentityMail {
  const words = mailWordsOf[locale][kind](link.host);
  const page = html`<!doctype html>
    <html lang="${htmlLanguageOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.subject}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/1.65 sans-serif">
        <div style="max-width:520px">
          ${paragraphs(words.before)}
          <p style="margin:0 0 16px">
            <a
              href="${link.href}"
              style="display:inline-block;padding:12px 20px;border-radius:10px;background:#2440c4;color:#ffffff;font-weight:600;text-decoration:none"
              >${words.link}</a
            >
          </p>
          <p style="margin:0 0 16px;word-break:break-all"><a href="${link.href}">${link.href}</a></p>
          ${paragraphs(words.after)}
        </div>
      </body>
    </html> `.markup;
  return {
    to,
    subject: words.subject,
    text: [...words.before, link.href, ...words.after].join("\n\n") + "\n",
    html: page,
    language: locale,
  };
}
