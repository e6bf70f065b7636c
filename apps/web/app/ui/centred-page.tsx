import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";

/** A page with one message: signing in, signing out, something that went wrong. */
export function CentredPage({ children }: { children: ReactNode }) {
  return (
    <main className="flex min-h-dvh w-full flex-col items-center justify-center px-4 py-10">
      <a href="/" className="mb-8 flex items-center gap-2.5" aria-label="Deckle 卡盒">
        <Logo size={32} />
        <span className="display text-2xl" aria-hidden>
          Deckle 卡盒
        </span>
      </a>
      <div className="w-full max-w-md rounded-2xl border border-line bg-sheet p-8 text-center shadow-card">
        {children}
      </div>
    </main>
  );
}
