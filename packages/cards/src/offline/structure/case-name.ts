import { studyQuestion } from "./study-name.ts";

/** "Carlill v Carbolic Smoke Ball Co [1893]", "Miranda v. Arizona", "Re Polemis". */
const parties = /^(?:[A-Z][^:]{0,60}?\sv\.?\s(?:the )?[A-Z]|(?:Re|Ex parte|In re) [A-Z])/;
/** "Bolam [1957]", "The Wagon Mound (No 1) [1961] AC 388": a year in square brackets is that of a law report. */
const reported = /^(?:The )?[A-Z][^:;[]{1,60}\s\[\d{4}\]/;

/** Whether a phrase is the name of a decided case, or begins with one. */
export function isCaseName(text: string): boolean {
  return parties.test(text) || reported.test(text);
}

/** "Alcock [1992], arising out of the Hillsborough disaster": the name of the case alone. */
export function bareCaseName(term: string): string {
  return isCaseName(term) ? term.replace(/(?<=[\])]), .*$/s, "") : term;
}

/** "s 2 Homicide Act 1957", "Art. 17 GDPR". */
const provision =
  /^(?:ss?\.?|section|arts?\.?|articles?|reg\.?|sch\.?) ?\d+[A-Z]?(?:\(\d+\))?(?: (?:of )?(?:the )?[A-Z]|$|[,;.])/;

/** What an authority decided, provides or showed, or which one stands behind a term; nothing where none is named. */
export function authorityQuestion(term: string, meaning: string): string | undefined {
  if (isCaseName(term)) return `What was decided in ${term}?`;
  if (isCaseName(meaning)) return `Which case is cited for “${term}”?`;
  return provision.test(meaning) ? `Which provision governs “${term}”?` : studyQuestion(term);
}
