import { opensWithVerb } from "./noun-phrase.ts";
import { isBecoming, strengthOf } from "./object-verbs.ts";

const date =
  /^(?:公元前?|前|到|在)?(?:\d{2,4}|[一二][〇零一二三四五六七八九]{3}) ?年[代初底末春夏秋冬]?(?: ?[\d一二三四五六七八九十]{1,3} ?月(?: ?[\d一二三四五六七八九十]{1,3} ?日)?)?[，]?/u;

/** Whether a text tells at once what was done, and not by whom: "攻占南京", "派舰队封锁海口". */
export function startsWithDeed(text: string): boolean {
  const first = text.slice(0, 2);
  const isVerb = strengthOf(first) !== undefined && !isBecoming(first);
  return isVerb || opensWithVerb(text) || /^(?:派|率|令|命)\p{Script=Han}/u.test(text);
}

/** Whether a text tells when something was done, and not by whom: "一八五三年攻占南京". */
export function isHeadlessDate(text: string): boolean {
  const told = text.replace(date, "");
  return told !== text && startsWithDeed(told);
}
