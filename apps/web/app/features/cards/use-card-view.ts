import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type CardView, parametersOf, viewOf } from "./card-filter.ts";

const typingPauseMs = 300;

/**
 * What of the box is shown, kept in the page's address. `typed` is the search as it stands in its field; the address
 * and the list follow after a pause.
 */
export function useCardView() {
  const [parameters, setParameters] = useSearchParams();
  const view = viewOf(parameters);
  const [typed, setTyped] = useState(view.search);
  const [written, setWritten] = useState(view.search);
  const [seen, setSeen] = useState(view.search);

  function show(part: Partial<CardView>): void {
    const next = { ...view, search: typed, ...part };
    setWritten(next.search);
    if (part.search !== undefined) setTyped(part.search);
    setParameters(parametersOf(next), { replace: true, preventScrollReset: true });
  }

  // Going back and forth in the browser changes the address without the field. Our own change arrives late, when more
  // may have been typed already.
  if (view.search !== seen) {
    setSeen(view.search);
    if (view.search !== written) setTyped(view.search);
  }

  useEffect(() => {
    if (typed === view.search) return;
    const timer = setTimeout(() => show({ search: typed }), typingPauseMs);
    return () => clearTimeout(timer);
  });

  return { view, typed, setTyped, show, isSettled: typed === view.search };
}
