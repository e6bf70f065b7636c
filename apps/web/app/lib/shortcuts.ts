import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";

const storageKey = "deckle-shortcuts";
const listeners = new Set<() => void>();

function areOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Single-key shortcuts can be switched off (WCAG 2.1.4): speech input and trembling hands set them off by accident. */
export function switchShortcuts(to: "on" | "off"): void {
  try {
    localStorage.setItem(storageKey, to);
  } catch {
    // Storage is blocked: the shortcuts stay as they are.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export function useAreShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areOn);
}

const textControls = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";

/** Whether a key press is meant as text, for a control, or for the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (event.defaultPrevented || event.isComposing || hasModifier) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(textControls)) return true;
  // Space and Enter on a button or a link press it.
  const isPress = event.key === " " || event.key === "Enter";
  return isPress && Boolean(target?.closest("button, a, summary, input, label"));
}

/**
 * Runs an action for a key while the page shows no dialog and nobody types. Keys are `KeyboardEvent.key` in lower case.
 * Nothing happens while the shortcuts are switched off.
 */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const isOn = useAreShortcutsOn();
  const latest = useRef(actions);
  // Before the browser can send the next key: what is on the page and what a key does change together.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || document.querySelector("dialog[open]")) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}
