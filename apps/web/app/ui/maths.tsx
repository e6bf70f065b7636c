import type katexModule from "katex";
import { useEffect, useRef, useState } from "react";
import { reportProblem } from "#lib/report-problem.ts";

type Katex = typeof katexModule;

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

interface Formula {
  readonly tex: string;
  readonly isDisplayed: boolean;
}

/** Typesets a formula into its place; false where it is no valid LaTeX and the source is what there is to show. */
function render(katex: Katex, place: HTMLElement, { tex, isDisplayed }: Formula): boolean {
  try {
    katex.render(tex, place, { ...limits, displayMode: isDisplayed });
    return true;
  } catch {
    place.textContent = "";
    return false;
  }
}

/** A formula; its source until it is typeset, and where it cannot be. */
export function Maths({ tex, isDisplayed }: Formula) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    let isGone = false;
    const typeset = async () => {
      const katex = await loadKatex();
      if (!isGone && place.current) setIsSet(render(katex, place.current, { tex, isDisplayed }));
    };
    typeset().catch((error: unknown) => {
      delete loading.katex;
      reportProblem("The formulas could not be typeset:", error);
    });
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
