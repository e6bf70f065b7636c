import type { Tongue } from "../study.ts";

/** Aspects that English notes label their lines with; each says nothing without what it is an aspect of. */
const labelEn =
  /^(?:(?:main|key|major|chief|possible|common|typical|general|long[- ]term|short[- ]term|immediate|political|economic|social|historical|clinical|legal|underlying) )?(?:definitions?|meanings?|causes?|effects?|impacts?|advantages?|disadvantages?|pros|cons|downsides?|drawbacks?|purpose|functions?|roles?|examples?|symptoms?|treatments?|diagnosis|prevention|detection|avoidance|formulas?|formulae|equations?|units?|results?|outcomes?|costs?|idea|point|uses?|usage|structure|locations?|features?|characteristics?|fix|limits?|limitations?|risk factors?|complications?|triggers?|(?:danger |warning |clinical )?signs?|indications?|contraindications?|side effects?|adverse effects?|differential diagnosis|mechanism of action|target|prophylaxis|transmission|toxins?|virulence factors?|mechanism|pathogenesis|aetiology|etiology|prognosis|management|therapy|findings?|actions?|assumptions?|properties|applications?|requirements?|conditions?|types?|goals?|benefits?|consequences?|sources?|criteria|components?|steps?|scope|aims?|themes?|origins?|significance|importance|interpretation|correct interpretation|conventions?|intuition|syntax|notation|input|output|time complexity|space complexity|complexity|strengths?|weaknesses?|criticisms?|evidence|context|background|setting|problems?|solutions?|outlook|legacy|date|author|founder|location|habitat|diet|appearance|pronunciation|spelling|plural|opposite|synonyms?|etymology|dosage|dose|incidence|prevalence|epidemiology|investigations?|presentation|procedure|method|levels?|speed|size|age|composition|life ?span|diameter|colou?rs?|shape|length|weight|height|price|capacity|duration|performance|accuracy|latency|texture|nationality|occupation|defen[cs]es?|remed(?:y|ies)|penalt(?:y|ies)|elements?|countermeasures?|default|value|range|facts?|(?:famous|classic|leading|landmark) (?:case|example)s?|case stud(?:y|ies)|held|decision|reasoning|ratio|exceptions?|tests?|rules?|burden(?: of proof)?|standard of proof|judgment|verdict|powers|rights|responsibilities|duties|amendments|articles|inventions|achievements|contributions|leaders?|members|membership|capital city|currency|religions?|official languages?|exports?|imports?)$/i;

const aspect =
  "领导人|领导者|首领|发起人|创立者|发明者|发现者|侵略者|观点|思想|主张|内容|代表|人物|代表作品?|著作|地位|评价|启示|任务|对象|材料|原料|产物|场所|仪器|原理|现象|决定|结论|安排|要求|依据|后果|标准|代表人物|提出者|创始人|作者|定义|概念|含义|特点|特征|特性|原因|作用|意义|方法|步骤|分类|种类|类型|组成|组成部分|构成|结构|条件|影响|影响因素|因素|表现|措施|优点|缺点|优势|劣势|不足|缺陷|局限性?|公式|结果|目的|目标|借口|导火线|实质|本质|核心|关键|适用范围|适用条件|适用情况|适用人群|典型例子|要点|背景|时间|地点|性质|功能|用途|单位|标志|规则|常用|常见|分布|位置|范围|途径|手段|形式|过程|流程|机制|机理|病因|病理|症状|体征|治疗|诊断|预防|并发症|检查|护理|用法|用量|语法|句型|读音|写法|复杂度|时间复杂度|空间复杂度|前提|要件|利|弊|区别|联系|相同点|不同点|共同点|风格|主题|题材|体裁|出处|别名|别称|又称|俗称|英文|全称|简称|缩写|成就|贡献|经过|失败|教训|口号|纲领|性味|归经|功效|主治|使用注意|产地|气候|地形|人口|面积|首都|宗教|经济|农业|工业|交通|纬度|经度|海拔|季节|天气|土壤|水源|植被|光照|热量|水分|空间|特殊情况|来源|形成|计算|解释|理解|推论|证明|应用|策略|对策|建议|职责|职能|权利|义务|情况|现状|趋势|参数|返回值|输入|输出|语法格式|格式|时间线|领导体制|组织形式|任期|职权|产生方式|代表事件|代表作家|标志性事件|战果|伤亡|参战方|交战方|结局|性格|情节|人物形象|艺术特色|写作特点|做法|骨干|宗旨|理念|内涵|外延|证据|全名|全称|货币|官方语言|合成部位|分布部位|年代|国籍|实例|典型实例|案例|处理|急救|分期|分型|分级|好发部位|部位|解毒剂|解药|有效期|归责原则|首选药|基本方式|结构基础|毛病|治|防";
const attribute =
  "主要|最终|直接|根本|历史|社会|基本|核心|具体|常见|典型|首要|重要|一般|客观|主观|内部|外部|国际|国内|经济|政治|思想|文化|阶级|理论|实践|失败|成功|积极|消极|突出|最大|最主要|临床|发病|诱发|发生|形成|致病|危险|著名|生理|理化|形式|实质|成立|生效|适用|法定";
/** Aspects that Chinese notes label their lines with, bare or with an attribute: "最终失败的标志". */
const labelZh = new RegExp(
  `^(?:(?:${attribute})的?){0,2}(?:${aspect})(?:[与和及、](?:(?:${attribute})的?)?(?:${aspect}|形态))?$`,
  "u",
);

/** Labels that ask what the owner itself is. */
const definingLabel = /^(?:definitions?|meanings?|定义|概念|含义)$/iu;

/** Whether a term is the name of an aspect, "缺点", "Side effects", and so belongs to something else. */
export function isLabel(term: string, tongue: Tongue): boolean {
  if (definingLabel.test(term)) return true;
  return tongue === "zh" ? labelZh.test(term) : tongue === "en" && labelEn.test(term);
}

/** The same where the language is not known. */
export function isAspect(text: string): boolean {
  return labelZh.test(text) || labelEn.test(text);
}

/** Aspects that are things with a definition of their own as well: "天气：大气的短时状况". */
const conceptZh =
  /^(?:天气|气候|人口|地形|土壤|植被|季节|纬度|经度|海拔|水分|热量|光照|时间|空间|宗教|语法|参数|口号|纲领|诊断|预防|治疗|护理|症状|体征|病因|职能|权利|义务|策略|形式|内容|本质|现象|公式|结构|性质|经济|政治|文化|代表|条件|目标|目的|任务|过程|机制|机理|原理|交通|农业|工业|货币|证据|做法|骨干|宗旨|理念|计算|解释|理解|推论|证明|应用|形成|来源|教训|主题|题材|体裁|风格|格式|护理|检查|对象|材料|决定|要求|评价)$/u;
const conceptEn =
  /^(?:fix|use|cost|limit|structure|function|role|source|condition|component|step|scope|setting|context|method|procedure|habitat|diet|dose|incidence|prevalence|epidemiology|evidence|outlook|prognosis|diagnosis|therapy|assumption|formula|equation|convention|syntax|notation|input|output|unit|property|result|trigger|mechanism|etymology|prevention|intuition|problem|solution|theme|type|aim|goal|benefit|author|founder|legacy|currency|religion|export|import|article|amendment|right|dut(?:y|ie)|power|invention|leader)s?$/i;

/** Whether a word that can be a label is defined here as a thing. */
export function isConcept(term: string, meaning: string): boolean {
  if (conceptZh.test(term)) {
    const [first = ""] = meaning.split(/[，。；]/u);
    return /^(?:是?指|是一|一[种个类])/u.test(meaning) || /的[^的，。；、]{1,8}$/u.test(first);
  }
  return conceptEn.test(term) && /^(?:an?|the|any) [a-z]/i.test(meaning);
}

/** Whether a label asks what its owner is. */
export function isDefiningLabel(term: string): boolean {
  return definingLabel.test(term);
}

/** Headings of notes over anything: "概述", "Key terms", "Chapter notes". */
const generalHeading =
  /^(?:notes?|course|讲义|课件|教材|资料|introduction|overview|summary|revision|key (?:terms|words|concepts|ideas|points|facts)|processes|kinds|classes|groups|people|key people|dates|key dates|events|cases|statutes|authorities|formulas|equations|words|verbs|nouns|definitions?|glossary|vocabulary|basics|background|terminology|concepts?|terms?|misc(?:ellaneous)?|random(?: \w+)?|other|others|questions?|examples?|review|recap)$|(?:概述|概论|绪论|导论|简介|介绍|笔记|复习|要点|知识点|考点|重点|名词解释|名词|术语|总结|小结|基础|其他|补充|步骤|流程|方法)$|^(?:方面|项目|类别|内容|名称|序号)$|(?:\b(?:lecture|chapter|week|unit|part|lesson|session|topic)\s\w+)$/iu;

/** The title of typed notes, which names the occasion. */
const typed =
  /\b(?:notes|revision|lecture|exam|handout|(?:cheat|cram|crib|fact) ?sheet|study guide|digest|checklist|glossary)\b|笔记|复习|讲义|提纲|手册|整理|期末|培训|速记|速览|清单|一览|背诵|必背|划重点|过关|考前|纲要|每日一/iu;

/** Whether a heading says nothing of what stands under it. */
export function isGeneralHeading(heading: string): boolean {
  return heading === "" || generalHeading.test(heading) || typed.test(heading);
}

/** Whether a heading names one thing, to which an aspect below it may belong: "K-means", not "聚类 降维". */
export function namesOneThing(heading: string): boolean {
  if (isGeneralHeading(heading) || heading.length > 48) return false;
  if (/^\p{Script=Han}$/u.test(heading)) return false;
  if (/[&/＆、,，;；:：?？+]|\bvs\b|\band\b|\bor\b|\p{Script=Han} \p{Script=Han}/u.test(heading)) {
    return false;
  }
  return !areSideBySide(heading);
}

const joint =
  /[\p{Script=Han}）)”》A-Za-z]\s?(?:、|(?<![中饱调共总缓柔温随平])和(?![平谐弦声解睦])|(?<![参给赋授])与(?!否)|(?<![普涉埃论触波])及(?![格物时其])|以及|&)\s?[\p{Script=Han}（“《A-Za-z]/u;

/** "亚洲、非洲", "喉头和声带": several things; not "中和反应". */
export function areSideBySide(term: string): boolean {
  return joint.test(term);
}
