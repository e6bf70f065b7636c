/** Scripts written without spaces between words; Hangul is left out because Korean puts them. */
const cjk = /[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;

export function isCjk(character: string | undefined): boolean {
  return character !== undefined && cjk.test(character);
}

/**
 * U+2E80-2EFF by hand: NFKC leaves these alone (only U+2E9F and U+2EF3 have a decomposition), yet Chromium writes them
 * into the text layer of Chinese PDFs for fonts that share a glyph between the radical and the character.
 */
const radicals: Readonly<Record<string, string>> = {
  "⺁": "厂",
  "⺆": "冂",
  "⺇": "几",
  "⺈": "刀",
  "⺉": "刂",
  "⺊": "卜",
  "⺋": "㔾",
  "⺌": "小",
  "⺍": "小",
  "⺎": "兀",
  "⺏": "尣",
  "⺐": "尢",
  "⺑": "尣",
  "⺒": "巳",
  "⺓": "幺",
  "⺔": "彑",
  "⺕": "彐",
  "⺖": "忄",
  "⺗": "心",
  "⺘": "扌",
  "⺙": "攵",
  "⺛": "旡",
  "⺜": "日",
  "⺝": "月",
  "⺞": "歹",
  "⺟": "母",
  "⺠": "民",
  "⺡": "氵",
  "⺢": "水",
  "⺣": "灬",
  "⺤": "爪",
  "⺥": "爫",
  "⺦": "丬",
  "⺧": "牛",
  "⺨": "犭",
  "⺩": "王",
  "⺪": "疋",
  "⺫": "目",
  "⺬": "示",
  "⺭": "礻",
  "⺮": "竹",
  "⺯": "糹",
  "⺰": "纟",
  "⺱": "罒",
  "⺲": "罒",
  "⺳": "罓",
  "⺴": "罓",
  "⺵": "网",
  "⺶": "羊",
  "⺷": "羊",
  "⺸": "羊",
  "⺹": "耂",
  "⺺": "肀",
  "⺻": "聿",
  "⺼": "肉",
  "⺽": "臼",
  "⺾": "艹",
  "⺿": "艹",
  "⻀": "艹",
  "⻁": "虎",
  "⻂": "衤",
  "⻃": "覀",
  "⻄": "西",
  "⻅": "见",
  "⻆": "角",
  "⻇": "角",
  "⻈": "讠",
  "⻉": "贝",
  "⻊": "足",
  "⻋": "车",
  "⻌": "辶",
  "⻍": "辶",
  "⻎": "辶",
  "⻏": "阝",
  "⻐": "钅",
  "⻑": "長",
  "⻒": "镸",
  "⻓": "长",
  "⻔": "门",
  "⻕": "阜",
  "⻖": "阝",
  "⻗": "雨",
  "⻘": "青",
  "⻙": "韦",
  "⻚": "页",
  "⻛": "风",
  "⻜": "飞",
  "⻝": "食",
  "⻞": "飠",
  "⻟": "飠",
  "⻠": "饣",
  "⻡": "首",
  "⻢": "马",
  "⻣": "骨",
  "⻤": "鬼",
  "⻥": "鱼",
  "⻦": "鸟",
  "⻧": "卤",
  "⻨": "麦",
  "⻩": "黄",
  "⻪": "黾",
  "⻫": "斉",
  "⻬": "齐",
  "⻭": "歯",
  "⻮": "齿",
  "⻯": "竜",
  "⻰": "龙",
  "⻱": "龟",
  "⻲": "亀",
  "⻳": "龟",
};

/**
 * Pairs that CJK fonts draw with one glyph; the text layer then holds whichever came first in the font. NFKC would turn
 * the three radicals into forms (戶 靑 黃) that simplified text never uses.
 */
const twins: Readonly<Record<string, string>> = {
  "\u2f3e": "户",
  "\u2fad": "青",
  "\u2fc8": "黄",
  "\u301c": "\uff5e",
  "\u2015": "\u2014",
};

/**
 * Radical code points become the ordinary characters they stand for, and the wave dash and horizontal bar the ones that
 * Chinese text is typed with; nothing else of the text changes.
 */
export function restoreRadicals(text: string): string {
  return text.replace(
    /[\u2e80-\u2fdf\u301c\u2015]/g,
    (character) => radicals[character] ?? twins[character] ?? character.normalize("NFKC"),
  );
}

/**
 * Fonts that TeX draws as bitmaps come without names for their glyphs: their codes arrive as control characters, which
 * stand for nothing else. T1 (Cork) has quotation marks, dashes and ligatures there, TS1 its bullet at 0x88.
 */
const texCodes: Readonly<Record<string, string>> = {
  "\u0010": "\u201c",
  "\u0011": "\u201d",
  "\u0012": "\u201e",
  "\u0013": "\u00ab",
  "\u0014": "\u00bb",
  "\u0015": "\u2013",
  "\u0016": "\u2014",
  "\u001b": "ff",
  "\u001c": "fi",
  "\u001d": "fl",
  "\u001e": "ffi",
  "\u001f": "ffl",
  "\u0088": "\u2022",
};

export function restoreTexCodes(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return text.replace(/[\u0010-\u0016\u001b-\u001f\u0088]/g, (code) => texCodes[code] ?? code);
}

/** Latin ligatures some fonts map to one code point. */
export function splitLigatures(text: string): string {
  return text.replace(/[\ufb00-\ufb06]/g, (character) => character.normalize("NFKC"));
}

// Soft hyphens, zero-width spaces, word joiners and byte order marks carry no reading.
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\ufff9-\ufffb]/g;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;

/** Nearly all text is clean as it comes, and finding that out is one pass in place of five. */
const unclean = new RegExp(
  [
    "[\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u1680\\u2000-\\u200b\\u200e\\u200f\\u2028\\u2029\\u202f\\u205f\\u2060",
    "\\u3000\\ud800-\\udfff\\ufeff\\ufff9-\\ufffb]|  |^ | $",
  ].join(""),
);

/** One line of plain text: no control or invisible characters, single spaces, none at the ends, well-formed UTF-16. */
export function cleanText(text: string): string {
  if (!unclean.test(text)) return text;
  return text
    .toWellFormed()
    .replace(invisible, "")
    .replace(controls, "")
    .replace(/[\s\u0085]+/g, " ")
    .trim();
}

/** Like {@link cleanText}, but lines and indentation stay: for code. */
export function cleanCode(text: string): string {
  const lines = text.toWellFormed().replace(invisible, "").replace(/\r\n?/g, "\n").replace(controls, "");
  return lines.replace(/[^\S\n]+$/gm, "").replace(/^\n+|\n+$/g, "");
}

/** Puts the next line behind a text: nothing between two CJK characters, a space between words. */
export function joinLines(text: string, next: string): string {
  if (text === "" || next === "") return text + next;
  const isTight = isCjk(lastCharacter(text)) || isCjk(firstCharacter(next));
  return isTight ? text + next : `${text} ${next}`;
}

export function firstCharacter(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x20);
}

export function lastCharacter(text: string): string {
  const unit = text.charCodeAt(text.length - 1);
  // The second half of a surrogate pair.
  return unit >= 0xdc00 && unit <= 0xdfff ? text.slice(-2) : text.charAt(text.length - 1);
}

/** Whether a text ends like a sentence, closing quotes and brackets aside. */
export function endsSentence(text: string): boolean {
  return /[.!?。！？…：:;；][\s"'”’」』）)\]】]*$/.test(text);
}
