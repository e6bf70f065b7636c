/** `1 card`, `2 cards`, `1,000 cards`. */
export function plural(count: number | string, one: string, other: string): string {
  return `${count} ${String(count) === "1" ? one : other}`;
}
