import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";

/** The way back from what was just done, while the toast stands. */
interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface Toast {
  readonly id: number;
  readonly kind: "success" | "failure";
  readonly text: string;
  readonly action?: ToastAction;
}

const shownForMs = 6_000;
/** Time to find the button by keyboard too. */
const shownWithActionForMs = 15_000;
const maxShown = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** Tells the person how something ended that they have just done. Failures stay until they are closed. */
export function showToast(kind: Toast["kind"], text: string, action?: ToastAction): void {
  replace([...toasts, { id: nextId, kind, text, ...(action ? { action } : {}) }].slice(-maxShown));
  nextId += 1;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear; once in the page. Both live regions are there from the start, or nothing would be read out. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <section
      aria-label={label}
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md flex-col gap-2"
    >
      <div role="status" className="flex flex-col gap-2">
        {shown.filter(isSuccess).map((toast) => (
          <ToastRow key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
      <div role="alert" className="flex flex-col gap-2">
        {shown
          .filter((toast) => !isSuccess(toast))
          .map((toast) => (
            <ToastRow key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
      </div>
    </section>
  );
}

function isSuccess(toast: Toast): boolean {
  return toast.kind === "success";
}

function ToastRow({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  useEffect(() => {
    if (toast.kind === "failure") return;
    const timer = setTimeout(() => dismiss(toast.id), toast.action ? shownWithActionForMs : shownForMs);
    return () => clearTimeout(timer);
  }, [toast]);
  const Icon = toast.kind === "success" ? CircleCheck : CircleAlert;
  return (
    <div className="flex items-start gap-3 rounded-xl border border-line bg-sheet py-3 pr-2 pl-4 shadow-lift">
      <Icon
        size={18}
        aria-hidden
        className={`mt-0.5 shrink-0 ${isSuccess(toast) ? "text-good" : "text-again"}`}
      />
      <p className="min-w-0 flex-1 wrap-anywhere">{toast.text}</p>
      {toast.action ? (
        <button
          type="button"
          className="min-h-8 shrink-0 cursor-pointer rounded-lg px-2 font-semibold text-blue hover:bg-wash"
          onClick={() => {
            dismiss(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={closeLabel}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-lg text-ink3 hover:bg-sunk hover:text-ink"
        onClick={() => dismiss(toast.id)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
