import { useEffect, useRef, useState } from "react";
import { reportProblem } from "#lib/report-problem.ts";

type Katex = typeof import("katex").default;

const loading: { katex?: Promise<Katex> } = {};

/** Formulas are rare and their typesetter large, so it comes with the first one. */
function loadKatex(): Promise<Katex> {
  loading.katex ??= Promise.all([import("katex"), import("katex/dist/katex.min.css")]).then(
    ([{ default: katex }]) => katex,
  );
  return loading.katex;
}

/** Bounds for formulas that a document or a model wrote. */
const limits = { maxExpand: 500, maxSize: 20, trust: false, strict: "ignore", throwOnError: true } as const;

/** A formula; its source until it is typeset, and where it cannot be. */
export function Maths({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadKatex().then(
      (katex) => {
        if (isGone || !place.current) return;
        try {
          katex.render(tex, place.current, { ...limits, displayMode: isDisplayed });
          setIsSet(true);
        } catch {
          // Not valid LaTeX: the source is what there is to show.
          place.current.textContent = "";
          setIsSet(false);
        }
      },
      (error: unknown) => {
        delete loading.katex;
        reportProblem("The formulas could not be typeset:", error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [tex, isDisplayed]);
  return (
    <>
      {isSet ? null : <code className="card-code">{tex}</code>}
      <span ref={place} className={isDisplayed ? "block max-w-full overflow-x-auto overflow-y-hidden" : ""} />
    </>
  );
}
