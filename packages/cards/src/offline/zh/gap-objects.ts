import { captured } from "../../text/captured.ts";

/** Verbs of founding, adopting, naming and lying, which have one object. */
const verb =
  "(?<!不|不能|不得|被)(?:设立|建立|创立|创办|成立|确立|开创|首创|采用|采取|实行|推行|颁布|签订|签署|发明|(?<!会)发现|提出|编写|撰写|任命为|隶属于|属于|位于|起源于|发源于|定都|迁都|建都于?|盛行|自称|修筑|修建|盛产|信奉|流经|濒临|并联|串联|注入|攻占|占领|割让|生成|改称|改名为?|封为|[担就兼出升调]任)了?";
const object = new RegExp(`${verb}(?<what>[^，。；：、（）《》“”]{2,10})$`, "u");
const beforeObject = new RegExp(`${verb}$`, "u");
const byWhom =
  /由(?<whom>[\p{Script=Han}A-Za-z]{2,8}?)(?:审批|批准|负责|领导|主持|担任|制定|管理|承担|决定|执行|行使|选举|任命|保管|编写|签发)/gu;

/** "物体处于[完全失重]状态". */
const state = /(?<![不仍都])处于(?<what>[^，的]{2,6})状态$/u;

/** What somebody founded, adopted or signed, where something lies, and who does it: "设立[市舶司]，负责...", "由[车间主任]审批". */
export function* objectsOf(clause: string): Generator<string> {
  const found = object.exec(clause);
  if (found !== null) yield captured(found, "what");
  if (clause.includes("处于")) yield captured(state.exec(clause), "what");
  if (!clause.includes("由")) return;
  for (const doer of clause.matchAll(byWhom)) {
    // "由股东[按照出资比例]行使": who, and how.
    const whom = captured(doer, "whom");
    if (!/按照?|依照?|根据|共同|分别/u.test(whom)) yield whom;
  }
}

/** Whether a gap is the one object of the verb before it, and not any of many. */
export function isObject(before: string, gap: string): boolean {
  if (before.endsWith("属于") && gap.includes("的")) return false;
  // "汉阳、汉口的军队攻占[汉阳和汉口]".
  const members = gap.split(/[和与]/u);
  if (members.length > 1 && members.every((member) => before.includes(member))) return false;
  return (before.endsWith("由") || beforeObject.test(before)) && !generic.test(gap);
}

/** Any of many: "一系列措施", "新的政策". */
const generic =
  /^(?:专人|[时于]|之[日后前]|以[来后前]|素|一[些系种定]|[许很]多|各[种类项]|多[种项]|新的?|大[量批]|有关|相关|相应|自己|这|该|其|更|最|了|过)|(?:措施|政策|办法|方法|制度|要求|目标|问题|观点|意见|理论|计划|方案|规定|工作|关系|作用|影响|情况|产品|资料|证据|条件|规律|现象|成果|机构|组织|部门|国家|地区|城市|政府|行为|假设|发展|认可|补偿)$|[而并为把被使将向]|予以|的[^的]*(?:应|须|可以|能够)|(?:之后|之前|[时后来中前])$/u;
