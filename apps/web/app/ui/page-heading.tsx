import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * The heading of a page. After a move inside of the app it takes the focus, so that a screen reader says where the
 * person is and the keyboard starts at the top; a new document does that by itself.
 */
export function PageHeading({ children, className = "", ...rest }: ComponentProps<"h1">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNewDocument = useNavigationType() === NavigationType.Pop;
  // Together with the page's appearance: a moment later it would take the focus from a menu that was opened meanwhile.
  useLayoutEffect(() => {
    if (!isNewDocument) heading.current?.focus({ preventScroll: true });
    // Only when the page appears: a change of the address's query is no new page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`} {...rest}>
      {children}
    </h1>
  );
}
