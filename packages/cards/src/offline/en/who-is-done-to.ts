import { isPerson } from "./phrasing.ts";

/** What is done to people: the object is asked for by "who" where it is somebody. */
const personal =
  /^(?:kill|marry|succeed|defeat|assassinate|murder|appoint|execute|overthrow|depose|elect|invite|meet|replace|arrest|crown|exile|help|marry|teach|influence|support|betray|choose|send)$/;
/** "his southern rival André Rigaud". */
const kindAndName = /^(?:the|his|her|their|its) (?:[a-z-]+ )+\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+$/u;

/** "defeated Saladin": who; "defeated the motion": what. What happened where is no part of whom: "his rival in the War of the Knives". */
export function doneTo(lemma: string, object: string): "Who" | "What" {
  const head = object.split(/ (?:in|at|on|during|by|with|for) /)[0] ?? "";
  return personal.test(lemma) && (isPerson(head) || kindAndName.test(head)) ? "Who" : "What";
}
