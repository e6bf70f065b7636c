/** Bounds on everything a hostile or merely huge file could stretch. Values in the unit of the name. */
export const limits = {
  /** PDF pages that are read; the rest is left out with a warning. */
  maxPages: 500,
  /** Longest PDF whose structure tags are read: they cost a third on top of the text, layout alone a tenth. */
  maxTaggedPages: 200,
  /** Longest PDF of which every page is asked for notes and lines; of longer ones, lines where text stands in cells. */
  maxDrawnPages: 60,
  /** Characters kept of the whole document. */
  maxCharacters: 5_000_000,
  /** Glyph runs taken from one PDF page; a page of dense text has fewer than 10 000. */
  maxItemsPerPage: 120_000,
  maxTableColumns: 200,
  maxTableRows: 2000,
  maxZipEntries: 2000,
  maxInflatedBytes: 100 * 1024 * 1024,
  /** Inflated to packed size of one zip entry, judged only above `ratioFreeBytes`. Word's own XML stays below 40. */
  maxZipRatio: 200,
  ratioFreeBytes: 2 * 1024 * 1024,
  maxXmlDepth: 256,
  /** Elements of one paragraph or table; the largest real table seen had 300 000. */
  maxXmlNodesPerBlock: 2_000_000,
  maxMedia: 40,
  maxMediaBytes: 2 * 1024 * 1024,
  maxMediaTotalBytes: 16 * 1024 * 1024,
} as const;
