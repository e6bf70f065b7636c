import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface DisclosureMenuProps {
  readonly label: string;
  readonly buttonClassName: string;
  /** What the button shows. */
  readonly face: ReactNode;
  /** The opened content; `close` is for items after which nothing is left to do. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a small panel of links and buttons. It closes on Escape (the focus goes back to the button), on a
 * click outside and when the focus moves on.
 */
export function DisclosureMenu({ label, buttonClassName, face, children }: DisclosureMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setIsOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen]);

  return (
    <div
      ref={container}
      className="relative"
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        className={buttonClassName}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face}
      </button>
      <div id={id} hidden={!isOpen} className="menu w-60 text-sm">
        {isOpen ? children(() => setIsOpen(false)) : null}
      </div>
    </div>
  );
}
