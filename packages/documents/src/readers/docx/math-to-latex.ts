import { elementsOf, firstElement, isElement, textOf, valueOf } from "./xml.ts";
import type { XmlNode } from "./xml.ts";

const nary: Readonly<Record<string, string>> = {
  "∑": "\\sum",
  "∏": "\\prod",
  "∐": "\\coprod",
  "∫": "\\int",
  "∬": "\\iint",
  "∭": "\\iiint",
  "∮": "\\oint",
  "⋃": "\\bigcup",
  "⋂": "\\bigcap",
  "⋁": "\\bigvee",
  "⋀": "\\bigwedge",
};

const symbols: Readonly<Record<string, string>> = {
  "×": "\\times",
  "·": "\\cdot",
  "⋅": "\\cdot",
  "÷": "\\div",
  "±": "\\pm",
  "∓": "\\mp",
  "≤": "\\leq",
  "≥": "\\geq",
  "≠": "\\neq",
  "≈": "\\approx",
  "≡": "\\equiv",
  "∞": "\\infty",
  "∂": "\\partial",
  "∇": "\\nabla",
  "→": "\\rightarrow",
  "←": "\\leftarrow",
  "⇌": "\\rightleftharpoons",
  "⇒": "\\Rightarrow",
  "⇔": "\\Leftrightarrow",
  "∈": "\\in",
  "∉": "\\notin",
  "⊂": "\\subset",
  "⊆": "\\subseteq",
  "∪": "\\cup",
  "∩": "\\cap",
  "∀": "\\forall",
  "∃": "\\exists",
  "∅": "\\emptyset",
  "√": "\\surd",
  "∝": "\\propto",
  "⊥": "\\perp",
  "∥": "\\parallel",
  "∠": "\\angle",
  "…": "\\ldots",
  "⋯": "\\cdots",
  "−": "-",
  ℏ: "\\hbar",
  "°": "^{\\circ}",
};

const greek =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho varsigma sigma tau upsilon varphi chi psi omega".split(
    " ",
  );
const accents: Readonly<Record<string, string>> = {
  "\u0302": "\\hat",
  "\u0303": "\\tilde",
  "\u0304": "\\bar",
  "\u0305": "\\overline",
  "\u0307": "\\dot",
  "\u0308": "\\ddot",
  "\u20d7": "\\vec",
};
const functions = new Set(
  "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min sup inf det gcd arg".split(
    " ",
  ),
);

function latexOfCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x3b1 && code <= 0x3c9) return `\\${greek[code - 0x3b1] ?? ""} `;
  if (code >= 0x391 && code <= 0x3a9) {
    const name = greek[code - 0x391] ?? "";
    return `\\${name.charAt(0).toUpperCase()}${name.slice(1)} `;
  }
  const symbol = symbols[character];
  if (symbol !== undefined) return /[a-z]$/.test(symbol) ? `${symbol} ` : symbol;
  return /[%#&]/.test(character) ? `\\${character}` : character;
}

function latexOfRun(text: string): string {
  // Mathematical alphanumerics (italic x and so on) are plain letters in LaTeX.
  const plain = text.replace(/[\u{1d400}-\u{1d7ff}\u210e\u2102-\u211d]/gu, (letter) =>
    letter.normalize("NFKC"),
  );
  return Array.from(plain, latexOfCharacter).join("");
}

const part = (node: XmlNode, name: string): string => {
  const child = firstElement(node, name);
  return child ? childrenToLatex(child) : "";
};

const property = (node: XmlNode, properties: string, name: string): string | undefined =>
  valueOf(firstElement(node, properties), name, "m:val");

/** A fence character, or the dot that stands for none. */
function fence(character: string): string {
  return /[{}]/.test(character) ? `\\${character}` : character || ".";
}

function delimited(node: XmlNode): string {
  const open = property(node, "m:dPr", "m:begChr") ?? "(";
  const close = property(node, "m:dPr", "m:endChr") ?? ")";
  const separator = property(node, "m:dPr", "m:sepChr") ?? "|";
  const content = elementsOf(node, "m:e").map(childrenToLatex).join(separator);
  return `\\left${fence(open)}${content}\\right${fence(close)}`;
}

function script(base: string, mark: "_" | "^", content: string): string {
  return content === "" ? base : `${base}${mark}{${content}}`;
}

function naryOperator(node: XmlNode): string {
  const character = property(node, "m:naryPr", "m:chr") ?? "∫";
  const operator = nary[character] ?? latexOfRun(character).trim();
  return `${script(script(operator, "_", part(node, "m:sub")), "^", part(node, "m:sup"))} ${part(node, "m:e")}`;
}

function functionName(node: XmlNode): string {
  const name = part(node, "m:fName").trim();
  const known = /^[a-z]+/.exec(name)?.[0] ?? "";
  const latex = functions.has(known) ? `\\${name}` : name;
  return `${latex}{${part(node, "m:e")}}`;
}

function matrix(node: XmlNode): string {
  const rows = elementsOf(node, "m:mr").map((row) => elementsOf(row, "m:e").map(childrenToLatex).join(" & "));
  return `\\begin{matrix}${rows.join(" \\\\ ")}\\end{matrix}`;
}

function grouped(node: XmlNode): string {
  const isAbove = property(node, "m:groupChrPr", "m:pos") === "top";
  return `\\${isAbove ? "overbrace" : "underbrace"}{${part(node, "m:e")}}`;
}

function accented(node: XmlNode): string {
  const character = property(node, "m:accPr", "m:chr") ?? "\u0302";
  return `${accents[character] ?? "\\hat"}{${part(node, "m:e")}}`;
}

function root(node: XmlNode): string {
  const degree = part(node, "m:deg");
  return `\\sqrt${degree === "" ? "" : `[${degree}]`}{${part(node, "m:e")}}`;
}

function fraction(node: XmlNode): string {
  const isBinomial = property(node, "m:fPr", "m:type") === "noBar";
  return `${isBinomial ? "\\binom" : "\\frac"}{${part(node, "m:num")}}{${part(node, "m:den")}}`;
}

/** One function for each construct of ECMA-376 part 1, section 22.1; unknown ones give what they hold. */
const constructs: Readonly<Record<string, (node: XmlNode) => string>> = {
  "m:r": (node) => latexOfRun(elementsOf(node, "m:t").map(textOf).join("")),
  "m:f": fraction,
  "m:sSup": (node) => script(part(node, "m:e"), "^", part(node, "m:sup")),
  "m:sSub": (node) => script(part(node, "m:e"), "_", part(node, "m:sub")),
  "m:sSubSup": (node) =>
    script(script(part(node, "m:e"), "_", part(node, "m:sub")), "^", part(node, "m:sup")),
  "m:sPre": (node) => `{}_{${part(node, "m:sub")}}^{${part(node, "m:sup")}}${part(node, "m:e")}`,
  "m:rad": root,
  "m:nary": naryOperator,
  "m:d": delimited,
  "m:func": functionName,
  "m:limLow": (node) => script(part(node, "m:e"), "_", part(node, "m:lim")),
  "m:limUpp": (node) => script(part(node, "m:e"), "^", part(node, "m:lim")),
  "m:m": matrix,
  "m:eqArr": (node) => elementsOf(node, "m:e").map(childrenToLatex).join(" \\\\ "),
  "m:acc": accented,
  "m:bar": (node) => `\\overline{${part(node, "m:e")}}`,
  "m:groupChr": grouped,
};

const isProperties = (name: string): boolean => name.endsWith("Pr") || name === "w:rPr";

function childrenToLatex(node: XmlNode): string {
  return node.children
    .filter(isElement)
    .filter((child) => !isProperties(child.name))
    .map((child) => constructs[child.name]?.(child) ?? childrenToLatex(child))
    .join("");
}

/** An `m:oMath` element as LaTeX, without dollars. Depth is bounded by the XML reader's own limit. */
export function mathToLatex(node: XmlNode): string {
  return childrenToLatex(node)
    .replace(/\s+/g, " ")
    .replace(/ ([_^}])/g, "$1")
    .trim();
}
