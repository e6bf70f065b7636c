import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadedAtKey, reloadPauseMs } from "#lib/boot-scripts.ts";

// A page from before a deployment asks for files that are gone; see the script in the head, which watches the first ones.
window.addEventListener("vite:preloadError", (event) => {
  const reloadedAt = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
  if (Date.now() - reloadedAt < reloadPauseMs) return;
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  event.preventDefault();
  location.reload();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
