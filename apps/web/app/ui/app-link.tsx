import type { ComponentProps } from "react";
import { Link } from "react-router";

interface Look {
  readonly kind: "primary" | "secondary" | "tonal" | "ghost";
  readonly size?: "small" | "normal";
}

/** A link to another page of the app that looks like a button; the app stays loaded. */
export function AppLink({ kind, size, className = "", ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={`btn btn-${kind} ${size === "small" ? "btn-small" : ""} ${className}`} />;
}
