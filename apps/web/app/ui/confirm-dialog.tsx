import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "./button.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly body: string;
  readonly keepLabel: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Escape, the keep button and a click beside the dialog. */
  readonly onClose: () => void;
}

/**
 * Asks before something is lost. The browser's own modal dialog keeps the focus inside and the page behind still, with
 * no injected style that a strict content security policy would refuse. Focus starts on the button that keeps.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, keepLabel, confirmLabel, onConfirm, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closed before it leaves the page, or the focus would not go back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click beside it is a pointer's shortcut for Escape
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="m-auto w-[min(27rem,calc(100vw-2rem))] rounded-2xl bg-sheet p-6 text-ink shadow-lift backdrop:bg-black/45"
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event.currentTarget, event)) onClose();
      }}
    >
      <h2 id={`${id}-title`} className="text-lg font-bold wrap-anywhere">
        {title}
      </h2>
      <p id={`${id}-body`} className="mt-2 text-ink2">
        {body}
      </p>
      <div className="mt-6 flex justify-end gap-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a modal dialog has to place the focus, on what loses nothing */}
        <Button kind="secondary" autoFocus onClick={onClose}>
          {keepLabel}
        </Button>
        <Button kind="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}

function isOutside(element: HTMLElement, point: { clientX: number; clientY: number }): boolean {
  const box = element.getBoundingClientRect();
  const isInsideX = point.clientX >= box.left && point.clientX <= box.right;
  const isInsideY = point.clientY >= box.top && point.clientY <= box.bottom;
  return !(isInsideX && isInsideY);
}
