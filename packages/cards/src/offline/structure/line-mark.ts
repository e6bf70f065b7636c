/** A bullet, a star, an arrow, "【重点】": what a line of notes begins with, and says only how it is to be read. */
const mark =
  /^(?:[-–—•·●▪◦‣]\s+|[★☆※◆◇■□▲△▷►▶❖✦○◎→⇒]+\s*|(?:注意|切记|重点|必背|记住)[!！]+[:：]?\s*|【(?:重点|难点|考点|易错点?|易混点?|必背|必记|高频|掌握|理解|了解|拓展|补充|提示|注意)】\s*)+/u;

/** A line of notes without the marks it begins with. */
export function withoutMark(text: string): string {
  return text.replace(mark, "");
}

/** "食品添加剂可以和食品原料混放。（×）": a statement to be judged, and a false one. */
export function isJudgedWrong(text: string): boolean {
  return /[（(]\s*(?:[×✗✘xX]|错误?|F)\s*[）)]\s*[。.]?\s*$/u.test(text);
}
