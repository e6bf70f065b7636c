import { captured } from "../../text/captured.ts";
import { type Place, topicAt } from "../place.ts";
import { topicOf } from "../topic.ts";
import { countUnits } from "../../text/units.ts";
import type { ClauseCard } from "./clause-card.ts";
import { isGeneralTopic } from "./left-out-subject.ts";
import { isSubject } from "./noun-phrase.ts";

/** What somebody holds, which a card must not ask as if it were so. */
export interface View {
  /** "康德认为，": stands before every question. */
  readonly holder: string;
  readonly what: string;
}

const held =
  /^(?<who>[^，。：“”；]{2,14}?)(?<verb>认为|指出|相信|断言)(?:[，：]|(?=[^的]))(?<what>[^；]{8,})$/u;
/** Who says it is not told. */
const nobody =
  /^(?:这|那|它|他|其|此|我|一般|普遍|通常|学者|学界|人们|许多|不少|部分|大多|传统(?!理论|观点)|现在|目前|曾|也?有)|被$|、|的学者$/u;

/** "康德认为，认识只能达到现象": whose view it is, and the sentence that says it. */
export function viewIn(sentence: string): View | undefined {
  if (!/认为|指出|相信|断言/u.test(sentence)) return undefined;
  const found = held.exec(sentence.replace(/[。！]$/u, ""))?.groups;
  const who = captured(found, "who").replace(/(?:首先|明确|进一步|还|也|曾|多|大多|普遍)$/u, "");
  if (found === undefined || nobody.test(who) || !isSubject(who, 8)) return undefined;
  const what = captured(found, "what");
  // A quotation that the cut would tear.
  if (what.startsWith("“") && !what.endsWith("”")) return undefined;
  return { holder: `${who}${captured(found, "verb")}，`, what };
}

/** What the view is about, as far as its first words tell: "人的认识能力 | 只能", "实体 | 只有". */
const about =
  /^(?<topic>[^，、“”]{2,12}?)(?:只能|不能|应当|应该|必须|可以|能够|只有|有|是|会|都|由|具有|取决于|来自|决定|高于|大于|先于|处于)/u;

/** "关于人的认识能力，康德认为什么？": where no single part of the view can be asked for. */
export function askView({ holder, what }: View): ClauseCard | undefined {
  const topic = captured(about.exec(what), "topic");
  if (!isSubject(topic, 8) || countUnits(what) > 30) return undefined;
  const question = `关于${topic}，${holder.slice(0, -1)}什么？`;
  return { rule: "saying.content", question, answer: what, score: 0.78, subject: "" };
}

const views = /^(?:基本|主要|核心|代表)?(?:观点|主张|看法|立场|论点)$/u;

/** The holder of what stands under a heading "观点": the heading above it; undefined elsewhere, "" where nobody is named. */
export function holderAbove(place: Place): string | undefined {
  if (!views.test(topicAt(place))) return undefined;
  const owner = topicOf(place.study.blocks[place.index]?.section.at(-2) ?? "");
  return owner === "" || isGeneralTopic(owner) ? "" : `${owner}认为，`;
}
