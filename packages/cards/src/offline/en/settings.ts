import { captured } from "../../text/captured.ts";

export const settingStart =
  /^(?:in|on|at|by|under|after|before|during|from|for|with|without|among|between|within|since|until|throughout|despite|unlike|like|through|according|as|to|when|if|once|while|although|because|where|historically|today)\b/i;

const timeSetting =
  /^(?:In|On|By|Around|Since|Until|Within|After|Before|During|From|At)\s(?:(?:(?:early|late|mid)[- ])?(?:the )?(?:(?:spring|summer|autumn|winter) of |(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:(?:AD )?(?:1\d{3}|20\d\d|\d{3})s?|\d{1,4}(?= (?:BC|AD|CE)))(?: (?:BCE?|AD|CE))?|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:about |only |the (?:first|next|last|following) )?(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|several|a few) (?:years?|months?|weeks?|days?|hours?|minutes?|decades?|centuries|generations?)(?: of [a-z]+)?)\s(?=(?:the|an?|his|her|its|their)\b|[A-Z])/;

const laterSetting =
  /^(?:(?:About |Some |Only )?[A-Z]?[a-z]+ (?:days?|weeks?|months?|years?|decades?|centuries) (?:later|earlier|afterwards))\s(?=(?:the|an?|his|her|its|their)\b|[A-Z])/;

/** "In Hadley v Baxendale (1854) the court ...", "Under Roman law the ...": a name, then a noun with its article. */
const caseSetting =
  /^In (?:the )?(?:[A-Z][\w.’'&-]*\s)+case(?: \(\d{4}\)| of \d{4})?,?\s(?=(?:the|an?)\s[\w’'-]+\s|[A-Z][a-z]+ [A-Z])/;
const namedSetting =
  /^(?:In|Under|At|By|During|After|Before)\s(?:the )?[A-Z][\w.’'&-]*(?:\s(?:[A-Z][\w.’'&-]*|v|of(?: the)?|de|and|law|\(\d{4}\)|\[\d{4}\]|\d+))*\s(?=(?:the|an?|his|her|its|their)\s[\w’'-]+\s)/;

/** "On June 28, 1914, the heir ...": the comma before the year ends no setting. */
const fullDate = /^On [A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?, \d{4},?\s/;
const inMost =
  /^In (?:most|many|some|all|other) (?:cases|countries|people|animals|plants|species|states|adults|children|patients|languages|cells)\s(?!of\b|where\b|in\b|that\b|which\b|,)/;

/** "By convention the monarch", "At common law a wife": told without a comma. */
const plainSetting =
  /^(?:By (?:convention|law|statute|default|definition)|At common law|In (?:general|practice|law|equity|principle|theory|English law|Scots law|civil cases|criminal cases)) (?=(?:the|an?|no|every|all|each)\s)/;

/** "29 October Israeli paratroops landed": a date at the head of a line of notes. */
const bareDate =
  /^(?<date>\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?),? (?=(?:[A-Z]|the |an? ))/;

/** A clause and what stands before it: when, where, in which case. */
export interface Setting {
  /** Without its comma; empty when there is none. */
  readonly setting: string;
  readonly body: string;
}

/** Cuts off what tells when, where or in which case a clause holds. */
export function cutSetting(text: string): Setting {
  if (/^\d/.test(text)) return dateBefore(text);
  // Every setting begins with a capital.
  const whole = /^[A-Z]/.test(text) ? settingBefore(text) : undefined;
  if (whole !== undefined) return { setting: whole.trim().replace(/,$/, ""), body: text.slice(whole.length) };
  if (!settingStart.test(text)) return { setting: "", body: text };
  // "In Breyer (C-582/14, 2016) the court held": a comma in brackets ends no setting.
  const open = text.indexOf("(");
  const from = open < 0 ? -1 : text.indexOf(")", open);
  const first = text.search(/,\s/);
  const at = open >= 0 && first > open && first < from ? text.indexOf(", ", from) : first;
  if (at < 0 || text.slice(0, at).split(/\s+/).length > 16) return { setting: "", body: text };
  return { setting: text.slice(0, at), body: text.slice(at + 1).trimStart() };
}

function dateBefore(text: string): Setting {
  const bare = bareDate.exec(text);
  if (bare === null) return { setting: "", body: text };
  return { setting: `On ${captured(bare, "date")}`, body: text.slice(bare[0].length) };
}

/** With which words a setting may begin; tested before the slower patterns. */
const opening =
  /^(?:In|On|By|At|Around|Since|Until|Within|After|Before|During|From|Under|About|Some|Only|An?|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Several|Many|[A-Z][a-z]+ (?:days?|weeks?|months?|years?|decades?|centuries) )\b/;

function settingBefore(text: string): string | undefined {
  if (!opening.test(text)) return undefined;
  const found =
    plainSetting.exec(text) ??
    fullDate.exec(text) ??
    inMost.exec(text) ??
    timeSetting.exec(text) ??
    laterSetting.exec(text) ??
    caseSetting.exec(text) ??
    namedSetting.exec(text);
  return found?.[0];
}
