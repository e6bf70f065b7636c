type Groups = Readonly<Record<string, string | undefined>>;

/** A named group of a match, trimmed; empty when there is no match or the group took no part in it. */
export function captured(source: RegExpExecArray | Groups | null | undefined, name: string): string {
  if (source === null || source === undefined) return "";
  const groups: Groups = Array.isArray(source) ? (source.groups ?? {}) : source;
  return (groups[name] ?? "").trim();
}
