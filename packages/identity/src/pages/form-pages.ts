import type { SignUpProblems } from "../accounts/account-rules.ts";
import type { Refusal } from "../accounts/entrance.ts";
import { alert, emailField, field, hiddenToken, passwordField } from "./form-fields.ts";
import { html, type Html } from "./html.ts";
import { renderPage, type PageFrame } from "./layout.ts";
import { wordsOf, type Words } from "./words.ts";

/** Where the forms of one sign-in lead. */
export interface FormTargets {
  readonly signIn: string;
  readonly signUp: string;
  readonly cancel: string;
  readonly forgot: string;
  /** Hidden token of every form. */
  readonly token: string;
}

/** What the person had typed. Passwords are never sent back. */
export interface TypedValues {
  readonly email: string;
  readonly name: string;
}

export interface SignInPage {
  readonly frame: PageFrame;
  readonly targets: FormTargets;
  readonly typed: TypedValues;
  readonly refusal?: Refusal;
}

export interface SignUpPage {
  readonly frame: PageFrame;
  readonly targets: FormTargets;
  readonly typed: TypedValues;
  readonly problems?: SignUpProblems;
  readonly refusal?: Refusal;
}

export function renderSignInPage({ frame, targets, typed, refusal }: SignInPage): string {
  const words = wordsOf[frame.locale];
  const body = html`${alert(refusal && describeRefusal(words, refusal))}
    <form method="post" action="${targets.signIn}" novalidate>
      ${hiddenToken(targets)}
      ${emailField(words, { value: typed.email, autocomplete: "username", isFocused: typed.email === "" })}
      ${passwordField(words, { autocomplete: "current-password", isFocused: typed.email !== "" })}
      <div class="actions"><button class="primary">${words.signIn.submit}</button></div>
    </form>
    <p class="other"><a href="${targets.forgot}">${words.signIn.forgot}</a></p>
    ${cancelForm(words, targets)}
    <p class="other">${words.signIn.ask} <a href="${targets.signUp}">${words.signIn.toSignUp}</a></p>`;
  return renderPage(frame, { title: words.signIn.title, lead: words.signIn.lead, body });
}

export function renderSignUpPage({ frame, targets, typed, problems = {}, refusal }: SignUpPage): string {
  const words = wordsOf[frame.locale];
  const hasProblems = Object.keys(problems).length > 0;
  const message = refusal
    ? describeRefusal(words, refusal)
    : hasProblems
      ? words.problems.summary
      : undefined;
  const firstProblem = problems.email
    ? "email"
    : problems.name
      ? "name"
      : problems.password
        ? "password"
        : "email";
  const body = html`${alert(message)}
    <form method="post" action="${targets.signUp}" novalidate>
      ${hiddenToken(targets)}
      ${emailField(words, {
        value: typed.email,
        autocomplete: "email",
        isFocused: firstProblem === "email",
        problem:
          problems.email &&
          (problems.email === "taken" ? words.problems.emailTaken : words.problems.emailInvalid),
      })}
      ${field({
        id: "name",
        label: words.fields.name,
        optional: words.fields.optional,
        problem: problems.name && words.problems.name[problems.name],
        control: {
          type: "text",
          autocomplete: "name",
          value: typed.name,
          isFocused: firstProblem === "name",
        },
      })}
      ${passwordField(words, {
        autocomplete: "new-password",
        isFocused: firstProblem === "password",
        hint: words.fields.passwordHint,
        problem: problems.password && words.problems.password[problems.password],
      })}
      <div class="actions"><button class="primary">${words.signUp.submit}</button></div>
    </form>
    ${cancelForm(words, targets)}
    <p class="other">${words.signUp.ask} <a href="${targets.signIn}">${words.signUp.toSignIn}</a></p>`;
  return renderPage(frame, { title: words.signUp.title, lead: words.signUp.lead, body });
}

/** What to do about a refusal. */
export function describeRefusal({ problems }: Words, refusal: Refusal): string {
  if (refusal.kind === "wrong") return problems.wrong;
  if (refusal.kind === "busy") return problems.busy;
  return problems.blocked(Math.max(1, Math.ceil(refusal.retrySeconds / 60)));
}

function cancelForm(words: Words, targets: FormTargets): Html {
  return html`<form class="other" method="post" action="${targets.cancel}">
    ${hiddenToken(targets)}<button class="quiet">${words.cancel}</button>
  </form>`;
}
