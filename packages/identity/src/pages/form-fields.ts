import { maxEmailLength } from "../accounts/account-rules.ts";
import { passwordLength } from "../passwords/password-rules.ts";
import { html, type Html } from "./html.ts";
import type { Words } from "./words.ts";

/** A message above a form; nothing without one. */
export function alert(message: string | undefined): Html | undefined {
  return message === undefined ? undefined : html`<p class="alert" role="alert">${message}</p>`;
}

export function hiddenToken({ token }: { readonly token: string }): Html {
  return html`<input type="hidden" name="token" value="${token}" />`;
}

interface Control {
  readonly type: "text" | "email" | "password";
  readonly autocomplete: string;
  readonly value?: string;
  readonly isFocused: boolean;
  readonly maxLength?: number;
}

interface Field {
  readonly id: string;
  readonly label: string;
  readonly optional?: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly control: Control;
}

type CommonField = Pick<Field, "hint" | "problem"> & Pick<Control, "autocomplete" | "isFocused">;

export function emailField(
  words: Words,
  { value, autocomplete, isFocused, problem }: CommonField & { value: string },
): Html {
  const control: Control = { type: "email", autocomplete, value, isFocused, maxLength: maxEmailLength };
  return field({ id: "email", label: words.fields.email, problem, control });
}

export function passwordField(
  words: Words,
  { label, autocomplete, isFocused, hint, problem }: CommonField & { label?: string },
): Html {
  const control: Control = { type: "password", autocomplete, isFocused, maxLength: passwordLength.max };
  return field({ id: "password", label: label ?? words.fields.password, hint, problem, control });
}

/**
 * A labelled input with its description: a hint, or what is wrong, which says more. The forms are `novalidate`: our messages say what to do, and
 * in the language of the page, while the browser's speak the language of the browser.
 */
export function field({ id, label, optional, hint, problem, control }: Field): Html {
  const description =
    problem === undefined
      ? hint && html`<p class="hint" id="${id}-description">${hint}</p>`
      : html`<p class="problem" id="${id}-description">${problem}</p>`;
  return html`<div class="field">
    <label for="${id}"
      >${label}${optional === undefined ? null : html`<span class="optional">${optional}</span>`}</label
    >
    <input
      id="${id}"
      name="${id}"
      type="${control.type}"
      autocomplete="${control.autocomplete}"
      ${attribute("value", control.value)}${attribute("maxlength", control.maxLength)}${attribute("aria-describedby", description && `${id}-description`)}${attribute("aria-invalid", problem === undefined ? undefined : "true")}${control.isFocused ? html` autofocus` : null}${optional === undefined ? html` required` : null}
      autocapitalize="none"
      spellcheck="false"
    />
    ${description}
  </div>`;
}

function attribute(name: string, value: string | number | undefined): Html | undefined {
  return value === undefined ? undefined : html` ${name}="${value}"`;
}
