/** Characters Word gives a meaning of its own ([MS-DOC] 2.4.1). */
export const marks = {
  picture: 0x01,
  cell: 0x07,
  drawing: 0x08,
  lineBreak: 0x0b,
  pageBreak: 0x0c,
  paragraph: 0x0d,
  fieldStart: 0x13,
  fieldSeparator: 0x14,
  fieldEnd: 0x15,
  noBreakHyphen: 0x1e,
} as const;

/** Fields that make up a contents list, and the entries in it. */
const contentsField = /^\s*(?:toc|pageref|hyperlink\s+\\l\s+"?_toc)/i;
const maxFieldCode = 60;

/** Keeps the visible half of fields: the code between start and separator is dropped, the result is kept. */
export function createFieldFilter() {
  const open: { isCode: boolean; command: string }[] = [];
  return {
    isInContents: (): boolean => open.some(({ command }) => contentsField.test(command)),
    isVisible(code: number): boolean {
      const inner = open.at(-1);
      if (inner?.isCode && code >= 0x20 && inner.command.length < maxFieldCode) {
        inner.command += String.fromCharCode(code);
      }
      if (code === marks.fieldStart) open.push({ isCode: true, command: "" });
      else if (code === marks.fieldSeparator) {
        const field = open.at(-1);
        if (field) field.isCode = false;
      } else if (code === marks.fieldEnd) open.pop();
      else return !open.some(({ isCode }) => isCode);
      return false;
    },
    // A field that never ends must not swallow the rest of the document.
    endParagraph: (): void => {
      if (open.length > 8) open.length = 0;
    },
  };
}
