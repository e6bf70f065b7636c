import type { ComponentProps } from "react";

type ButtonKind = "primary" | "secondary" | "tonal" | "ghost" | "danger";

interface Look {
  readonly kind: ButtonKind;
  readonly size?: "small" | "normal";
}

function classesOf({ kind, size = "normal" }: Look, extra = ""): string {
  return `btn btn-${kind} ${size === "small" ? "btn-small" : ""} ${extra}`;
}

/** A button that does something on this page. */
export function Button({ kind, size, className, ...rest }: Look & ComponentProps<"button">) {
  return (
    <button type="button" {...rest} className={classesOf({ kind, ...(size ? { size } : {}) }, className)} />
  );
}

/** A link that looks like a button; always a new document, because public pages are not part of the hydrated app. */
export function ButtonLink({ kind, size, className, children, ...rest }: Look & ComponentProps<"a">) {
  return (
    <a {...rest} className={classesOf({ kind, ...(size ? { size } : {}) }, className)}>
      {children}
    </a>
  );
}
