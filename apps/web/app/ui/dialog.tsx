import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Escape, the close button and a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, from below on a telephone. The browser's own keeps the focus inside and gives it back to what opened
 * the dialog. It is closed before it leaves the page, or the focus would be lost.
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click beside it is a pointer's shortcut for Escape
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="sheet-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // A click on the backdrop has the dialog itself as its target; its padding is in the inner box.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-start gap-3 px-5 pt-5 pb-2 sm:px-6">
          <h2 id={id} className="min-w-0 flex-1 text-lg leading-snug font-bold wrap-anywhere">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            className="icon-button -mt-1.5 -mr-2"
            onClick={onClose}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long content is scrolled by keyboard */}
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 sm:px-6" tabIndex={-1}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
