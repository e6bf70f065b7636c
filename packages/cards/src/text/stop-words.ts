/** Words that carry no content of their own; an answer is not supported, nor a gap worth making, by them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "the a an of to in on and or is are was were be been it its that this these those for with by as at from not which " +
    "who what when where how why than then there here but if can may will would should do does did has have had their " +
    "his her they them we our you your i he she him us also only such so into about over under between because while " +
    "each any all some no more most very other both either neither own same"
  ).split(" "),
);
