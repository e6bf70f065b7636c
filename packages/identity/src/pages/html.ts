/** Markup that is safe to send: everything that was put into it has been escaped. */
export interface Html {
  readonly markup: string;
}

type HtmlValue = string | number | Html | readonly Html[] | null | undefined;

/** Template tag: text is escaped, `Html` and lists of it are not, null and undefined leave nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return {
    markup: parts.map((part, index) => part + (index < values.length ? render(values[index]) : "")).join(""),
  };
}

/** Markup that another trusted program made. */
export function trustedHtml(markup: string): Html {
  return { markup };
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escape(String(value));
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}

function escape(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
