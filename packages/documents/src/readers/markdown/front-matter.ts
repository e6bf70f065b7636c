/** The rest of a Markdown file behind its YAML front matter, and the title found in it. */
export interface FrontMatter {
  readonly title: string | undefined;
  readonly body: string;
}

/** Front matter longer than this is taken for text: `---` also draws a line. */
const maxCharacters = 20_000;

function unquote(value: string): string {
  const quoted = /^(["'])(.*)\1$/.exec(value);
  return (quoted?.[2] ?? value).trim();
}

/** Strips `---` YAML (or `+++` TOML) at the very start; only `title` is read, everything else is metadata. */
export function splitFrontMatter(text: string): FrontMatter {
  const fence = /^(---|\+\+\+)[ \t]*\n/.exec(text);
  if (!fence) return { title: undefined, body: text };
  const start = fence[0].length;
  const closing = text.slice(start - 1, start + maxCharacters).search(/\n(---|\+\+\+|\.\.\.)[ \t]*(\n|$)/);
  if (closing < 0) return { title: undefined, body: text };
  const head = text.slice(start, start - 1 + closing);
  if (!/^[\w-]+\s*[:=]/m.test(head)) return { title: undefined, body: text };
  const line = /^title\s*[:=]\s*(.+)$/im.exec(head)?.[1]?.trim();
  const rest = text.slice(start - 1 + closing + 1);
  return {
    title: line === undefined ? undefined : unquote(line),
    body: rest.slice(rest.indexOf("\n") + 1 || rest.length),
  };
}
