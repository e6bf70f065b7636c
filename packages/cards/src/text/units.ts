const hanPattern = /\p{Script=Han}/gu;
const wordPattern = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
const hanPerUnit = 1.6;

/** Number of Han characters. */
export function countHan(text: string): number {
  return text.match(hanPattern)?.length ?? 0;
}

/** Length of a text in units: a Latin word is one, 1.6 Han characters are one. Linear. */
export function countUnits(text: string): number {
  const words = text.replace(hanPattern, " ").match(wordPattern)?.length ?? 0;
  return words + countHan(text) / hanPerUnit;
}

/** Whether a text is mostly written in Han characters. */
export function isHanText(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && countHan(text) / letters > 0.3;
}
