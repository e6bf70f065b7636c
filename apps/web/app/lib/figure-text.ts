/** A figure as it stands in the text, the same in both languages: `15,000+`, `4.9/5`. */
export function figureText(
  value: number,
  look: { readonly decimals: number; readonly suffix: string },
): string {
  const digits = { minimumFractionDigits: look.decimals, maximumFractionDigits: look.decimals };
  return new Intl.NumberFormat("en", digits).format(value) + look.suffix;
}
