/** The names that languages give themselves, as English says them. */
const ownNames: Readonly<Record<string, string>> = {
  nederlands: "Dutch",
  français: "French",
  español: "Spanish",
  castellano: "Spanish",
  deutsch: "German",
  italiano: "Italian",
  português: "Portuguese",
  svenska: "Swedish",
  norsk: "Norwegian",
  bokmål: "Norwegian",
  dansk: "Danish",
  íslenska: "Icelandic",
  polski: "Polish",
  česky: "Czech",
  čeština: "Czech",
  slovensky: "Slovak",
  slovenčina: "Slovak",
  slovenščina: "Slovene",
  hrvatski: "Croatian",
  srpski: "Serbian",
  bosanski: "Bosnian",
  română: "Romanian",
  türkçe: "Turkish",
  suomi: "Finnish",
  eesti: "Estonian",
  latviešu: "Latvian",
  lietuvių: "Lithuanian",
  magyar: "Hungarian",
  català: "Catalan",
  galego: "Galician",
  euskara: "Basque",
  cymraeg: "Welsh",
  gaeilge: "Irish",
  shqip: "Albanian",
  kiswahili: "Swahili",
  "bahasa indonesia": "Indonesian",
  "bahasa melayu": "Malay",
  русский: "Russian",
  українська: "Ukrainian",
  български: "Bulgarian",
  ελληνικά: "Greek",
};

const englishNames: ReadonlySet<string> = new Set(
  (
    "afrikaans albanian arabic armenian basque bengali bosnian bulgarian burmese cantonese catalan chinese croatian czech danish " +
    "dutch english esperanto estonian finnish french galician georgian german greek gujarati hausa hawaiian hebrew hindi hungarian " +
    "icelandic igbo indonesian irish italian japanese khmer korean lao latin latvian lithuanian macedonian malay maltese mandarin " +
    "maori marathi mongolian nepali norwegian occitan pashto persian farsi polish portuguese punjabi quechua romanian russian " +
    "sanskrit serbian slovak slovene slovenian somali spanish swahili swedish tagalog tamil telugu thai tibetan turkish ukrainian " +
    "urdu uzbek vietnamese welsh xhosa yiddish yoruba zulu"
  ).split(" "),
);

/** A language's name in English, from what stands over a column: "norsk", "norwegian", "Old Norse" without the rest. */
export function languageOf(head: string): string {
  const [name = "", ...rest] = head
    .trim()
    .toLowerCase()
    .split(/\s+(?=words?$|phrases?$|expressions?$|nouns?$|verbs?$)/);
  const own = ownNames[name];
  if (own !== undefined) return own;
  return englishNames.has(name) && rest.length <= 1 ? name.charAt(0).toUpperCase() + name.slice(1) : "";
}
