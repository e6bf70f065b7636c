import type { Refusal } from "../accounts/entrance.ts";
import type { PasswordProblem } from "../passwords/password-rules.ts";
import { describeRefusal } from "./form-pages.ts";
import { alert, emailField, hiddenToken, passwordField } from "./form-fields.ts";
import { html, type Html } from "./html.ts";
import { renderPage, type PageFrame } from "./layout.ts";
import { wordsOf } from "./words.ts";

/** Where a form goes and the hidden token it carries. */
interface FormTarget {
  readonly action: string;
  readonly token: string;
}

/** The app's page that begins a sign-in. */
const signInPath = "/sign_in";

export function renderForgotPage({
  frame,
  target,
  typed = "",
  refusal,
  reachesPeople,
}: {
  readonly frame: PageFrame;
  readonly target: FormTarget;
  /** False where messages only reach the operator. */
  readonly reachesPeople: boolean;
  readonly typed?: string;
  readonly refusal?: Refusal | { readonly kind: "invalid" };
}): string {
  const words = wordsOf[frame.locale];
  const isInvalid = refusal?.kind === "invalid";
  const body = html`${alert(refusal && refusal.kind !== "invalid" ? describeRefusal(words, refusal) : undefined)}
    <form method="post" action="${target.action}" novalidate>
      ${hiddenToken(target)}
      ${emailField(words, {
        value: typed,
        autocomplete: "username",
        isFocused: true,
        problem: isInvalid ? words.problems.emailInvalid : undefined,
      })}
      <div class="actions"><button class="primary">${words.recovery.send}</button></div>
    </form>
    <p class="other"><a href="${signInPath}">${words.recovery.toSignIn}</a></p>`;
  const { forgotTitle, forgotLead, forgotLeadToOperator } = words.recovery;
  const lead = reachesPeople ? forgotLead : forgotLeadToOperator;
  return renderPage(frame, { title: forgotTitle, lead, body });
}

/** After a request, whatever came of it. */
export function renderSentPage(
  frame: PageFrame,
  { reachesPeople }: { readonly reachesPeople: boolean },
): string {
  const { recovery } = wordsOf[frame.locale];
  if (!reachesPeople) {
    const body = html`<p class="lead">${recovery.sentToOperator}</p>
      ${button(signInPath, recovery.toSignIn)}`;
    return renderPage(frame, { title: recovery.operatorTitle, body });
  }
  const body = html`<p class="lead">${recovery.sent}</p>
    <p class="lead">${recovery.sentHint}</p>
    ${button(signInPath, recovery.toSignIn)}`;
  return renderPage(frame, { title: recovery.sentTitle, body });
}

export function renderResetPage({
  frame,
  target,
  email,
  link,
  problem,
  refusal,
}: {
  readonly frame: PageFrame;
  readonly target: FormTarget;
  readonly email: string;
  /** The token of the link, which the form hands on. */
  readonly link: string;
  readonly problem?: PasswordProblem;
  readonly refusal?: Refusal;
}): string {
  const words = wordsOf[frame.locale];
  const body = html`${alert(refusal && describeRefusal(words, refusal))}
    <form method="post" action="${target.action}" novalidate>
      ${hiddenToken(target)}<input type="hidden" name="link" value="${link}" />
      <input type="hidden" name="username" autocomplete="username" value="${email}" />
      ${passwordField(words, {
        label: words.recovery.newPassword,
        autocomplete: "new-password",
        isFocused: true,
        hint: words.fields.passwordHint,
        problem: problem && words.problems.password[problem],
      })}
      <div class="actions"><button class="primary">${words.recovery.save}</button></div>
    </form>`;
  return renderPage(frame, {
    title: words.recovery.resetTitle,
    lead: words.recovery.resetLead(email),
    body,
  });
}

export function renderConfirmPage({
  frame,
  target,
  email,
  link,
}: {
  readonly frame: PageFrame;
  readonly target: FormTarget;
  readonly email: string;
  readonly link: string;
}): string {
  const { recovery } = wordsOf[frame.locale];
  const body = html`<form method="post" action="${target.action}">
    ${hiddenToken(target)}<input type="hidden" name="link" value="${link}" />
    <p class="lead">${recovery.confirmLead(email)}</p>
    <div class="actions"><button class="primary" autofocus>${recovery.confirm}</button></div>
  </form>`;
  return renderPage(frame, { title: recovery.confirmTitle, body });
}

/** How a way through the mailbox ended. */
export type RecoveryEnding = "password_saved" | "email_confirmed" | "reset_expired" | "verify_expired";

export function renderEndingPage(frame: PageFrame, ending: RecoveryEnding, forgotPath: string): string {
  const { recovery } = wordsOf[frame.locale];
  const page = {
    password_saved: {
      title: recovery.savedTitle,
      lead: recovery.saved,
      next: button(signInPath, wordsOf[frame.locale].signIn.title),
    },
    email_confirmed: {
      title: recovery.confirmedTitle,
      lead: recovery.confirmed,
      next: button("/dashboard", recovery.toDashboard),
    },
    reset_expired: {
      title: recovery.expiredTitle,
      lead: recovery.expired,
      next: button(forgotPath, recovery.again),
    },
    verify_expired: {
      title: recovery.expiredTitle,
      lead: recovery.confirmExpired,
      next: button("/account", recovery.toAccount),
    },
  }[ending];
  const body = html`<p class="lead">${page.lead}</p>
    ${page.next}`;
  return renderPage(frame, { title: page.title, body });
}

function button(href: string, label: string): Html {
  return html`<a class="as-button" href="${href}">${label}</a>`;
}
