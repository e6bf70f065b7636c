const elements =
  "a|abbr|audio|b|big|blockquote|body|br|button|center|code|details|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|" +
  "img|input|kbd|li|link|mark|meta|object|ol|option|p|pre|s|script|select|small|source|span|strike|strong|style|sub|" +
  "summary|sup|svg|table|tbody|td|textarea|th|thead|title|tr|u|ul|video";
const scripts = /<(script|style|iframe|svg|object)\b[^>]*>[^]*?<\/\1\s*>/gi;
const tags = new RegExp(String.raw`</?(?:${elements})(?:\s[^<>]*)?/?>`, "gi");
const images = /!\[[^\]]*\]\([^)]*\)/g;
const links = /\[([^\]]+)\]\((?:https?:|data:|javascript:|mailto:|\/\/)[^)]*\)/gi;
const addresses = /\b(?:https?:\/\/|javascript:|data:text\/)\S+/gi;
const emphasis = /\*\*([^*]+)\*\*/g;
/** Control characters but tab and line feed, and those that are invisible or turn the direction of writing. */
const invisible = /(?![\t\n])[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A field of a card without markup, pictures, addresses or invisible characters: a model's words are shown as text. */
export function cleanField(text: string): string {
  return text
    .replace(invisible, "")
    .replace(scripts, " ")
    .replace(tags, " ")
    .replace(images, " ")
    .replace(links, "$1")
    .replace(addresses, " ")
    .replace(emphasis, "$1")
    .replace(/[ \t]+/g, " ")
    .trim();
}
