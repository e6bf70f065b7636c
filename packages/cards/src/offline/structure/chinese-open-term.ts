import { countHan } from "../../text/units.ts";

const placeName =
  /^[^，。；、的]{1,5}(?:国|州|洲|省|市|城|岛|京|海|山|河|江|湖|县|郡)$|^(?:印度|埃及|希腊|罗马|意大利|西班牙|葡萄牙|荷兰|俄罗斯)$/u;
const doer =
  /(?:发明者|发现者|改良者|提出者|创立者|建立者|领导者|设计者|缔造者|开创者|发明人|发现人|领导人|主持人|作者|主帅|统帅|开国皇帝)$/u;
const site = /(?:中心|发源地|所在地|首都|都城|产地|发生地)$/u;
/** A verb that waits for its time or place: "首先发生在". */
const open = /(?:发生|开始|产生|诞生|出现|形成|设立|设|建|位|源|起源|兴起|爆发|定都|迁都|流行|分布)[于在]$/u;

/** A verb that waits for its object: "高血压危象首选". */
const verbLast = /(?:首选|禁用|慎用|多见于|常见于|见于|属于|来自|取决于|来源于)$/u;
/** How something is taken: before meals, by mouth, under the skin. */
const taken =
  /^(?:饭前|饭后|餐前|餐后|空腹|睡前|口服|静脉(?=[注滴推输给点])|静注|静滴|肌注|肌内|皮下|皮内|舌下)(?!注射剂|曲张|组织|脂肪)/u;
const caution = /^(?:注意|避免|不宜|严禁|切忌|慎用|禁用|忌|须|需要?|应当?|必须)(?!用|激|对|用于|求|答|力)/u;
const illness = /(?:中毒|[病症炎征]|休克|衰竭|感染|缺乏|过敏)$/u;
const works = /^(?:《[^《》]+》、?){1,6}$/u;

/** "hay que + 不定式", "race condition". */
const foreignPhrase =
  /^(?!\p{L}+\d)\p{Ll}{2,} (?:\p{Ll}{2,}(?: \p{Ll}+)*(?: ?\+ ?[\p{Script=Han}\p{L}]{1,6})?|\+ ?[\p{Script=Han}\p{L}]{1,6})$/u;

/** A term of notes that is told by what to do, how to take it, how it shows, or what somebody wrote. */
export function practiceQuestion(term: string, meaning: string): string | undefined {
  if (foreignPhrase.test(term) && countHan(meaning) > 0) return `“${term}”是什么意思？`;
  const asked = dutyQuestion(term, meaning);
  if (asked !== undefined) return asked;
  if (taken.test(meaning) && !/引起|导致/u.test(meaning)) return `${term}怎么使用？`;
  const parts = meaning.split(/[，；]/u);
  const areSigns =
    parts.length > 1 && parts.every((part) => !/[的是指由被为]|首选|治疗|抢救|引起|导致|所致/u.test(part));
  if (illness.test(term) && areSigns) return `${term}有什么表现？`;
  const isCure = /(?:对抗|拮抗|解救|解毒|洗胃|停药)$/u.test(meaning);
  if (isCure && /(?:过量|中毒)$/u.test(term)) return `${term}怎么处理？`;
  if (works.test(meaning) && /^[二两三四五六七八九十]大?/u.test(term)) return `${term}有哪些？`;
  return undefined;
}

/** What is to be looked for, minded, or used. */
function dutyQuestion(term: string, meaning: string): string | undefined {
  if (/^(?:有无|是否|有没有)/u.test(meaning)) return `${term}要检查什么？`;
  if (caution.test(meaning) && !/的[^的，。；]{1,8}[。；]?$/u.test(meaning)) return `${term}要注意什么？`;
  if (/^(?:主要|常|多)?用于(?!的)(?![^。]*的[^的，。；]{1,8}[。；]?$)/u.test(meaning)) {
    return `${term}用于什么？`;
  }
  return undefined;
}

/** A term that only waits for its answer: "首先发生在：英国", "改良者：瓦特", "中心：法国". */
export function openTermQuestion(term: string, meaning: string): string | undefined {
  if (verbLast.test(term)) return `${term}什么？`;
  const isPlace = placeName.test(meaning);
  if (open.test(term)) {
    const isTime = /\d\s?[年月日]|世纪/u.test(meaning);
    return isTime || isPlace ? `${term}${isTime ? "什么时候" : "哪里"}？` : undefined;
  }
  if (site.test(term) && isPlace) return `${term}是哪里？`;
  if (/(?:地点|会址|旧址)$/u.test(term) && /^[\p{Script=Han}]{2,8}$/u.test(meaning)) return `${term}是哪里？`;
  return doer.test(term) && /^[\p{Script=Han}·]{2,8}$/u.test(meaning) && !meaning.includes("的")
    ? `${term}是谁？`
    : undefined;
}

/** "判断呼吸：观察胸部有无起伏": what is to be done is asked by how. */
const operation =
  /^(?:证明(?!责|标|力|文|人)|判断|处理|检查|测量|测定|选择|使用|安装|配制|制作|制备|保存|清洗|消毒|固定|搬运|包扎|鉴别|鉴定|识别|计算|调整|启动|关闭|保护|预防|改善|缓解|减轻|加强|提高|保持|维持|查验|核对|确认|收取|办理|编写|填写|清点|更换|清理|排除|切断|整理|摆放|布置|佩戴|冲洗|涂抹|校准|询问|告知|安慰|搀扶|拧紧|拆卸|拆除|组装|避免|防止)(?!器|法|剂|点|权|者|度|式|率|制|量|性|值|机|力|液|物|室|员|标|题|书|单|表|符|人)\p{Script=Han}{2,8}(?<!年限|方法|程序|项目|期限|范围|条件|原则|要求|规则|步骤|系统|设备|费用|成本|结果|过程|时间|能力|措施|标准|技术|机制|作用|制度|理论|模型|平台|软件|命令|寿命|价值|概念|单位)$/u;

/** Whether a term is what is to be done: a verb with its object. */
export function isOperation(term: string): boolean {
  return operation.test(term) || withSomebody.test(term);
}

/** "和失智老人沟通". */
const withSomebody =
  /^(?:和|与|跟|对|给|为|向)\p{Script=Han}{2,8}(?:沟通|交流|谈话|相处|喂食|翻身|擦浴|洗头|注射|解释)$/u;
