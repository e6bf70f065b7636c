/** "Loftus & Palmer 1974", "Godden and Baddeley (1975)", "Milgram et al. 1963": who found something, and when. */
const authors =
  /^(?<who>\p{Lu}[\p{L}’'-]+(?: (?:&|and) \p{Lu}[\p{L}’'-]+| et al\.?)),? \(?(?<year>(?:18|19|20)\d{2})\)?$/u;

/** The question for what was found in a study that is named by its authors and its year. */
export function studyQuestion(term: string): string | undefined {
  const found = authors.exec(term)?.groups;
  return found === undefined ? undefined : `What did ${found["who"]} show in ${found["year"]}?`;
}
