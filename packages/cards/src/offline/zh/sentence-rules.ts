import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { ClauseCard } from "./clause-card.ts";
import { opensWithVerb } from "./noun-phrase.ts";
import { definitionSpan } from "./definition-span.ts";
import { carryOn, resolvePronoun, splitClauses, withoutConnective } from "./clauses.ts";

const year =
  /(?:公元前? ?|前)?\d{1,4} ?年(?:代|初|底)?(?: ?\d{1,2} ?月)?(?: ?\d{1,2} ?日)?|(?:公元前? ?|前)?\d{1,2} ?世纪(?: ?\d{1,2} ?年代|初|末)?/u;
const maxQuestionUnits = 26;

/** A，因为 B. 由于 B，A. A，因此 B. 为了 B，A. */
export function why(sentence: string, subject: string): ClauseCard | undefined {
  const text = sentence.replace(/[。；]$/u, "");
  const found = findCause(text);
  if (found === undefined) return aim(text);
  const spokenOf = found.isAfterCause ? leadingName(found.cause) : subject;
  const asked = resolvePronoun(withoutConnective(found.what.replace(/（$/u, "")), spokenOf);
  // "它没有交换发生": it is what the question asks about.
  const cause = withoutLooseBracket(found.cause).replace(
    /^(?:它们?|他们?|其(?!他|它|中|余)|但是?，?|然而，?|不过，?|可是，?)/u,
    "",
  );
  if (asked === undefined || noEvent.test(asked) || noCause.test(cause)) {
    return undefined;
  }
  // "书上记载甲，但乙": what is explained is what comes after.
  const explained = asked.replace(/^.*，(?:但是?|然而|不过|可是)(?=.{4})/u, "");
  const what = found.isConclusion ? withDoer(explained, cause) : explained;
  if (what === undefined || countUnits(what) > maxQuestionUnits || countUnits(cause) > 38) return undefined;
  // "因此甲是乙的过程": a definition that was led up to.
  if (found.isConclusion && /^[^，]{1,12}是[^，]*的[^的，]{1,6}$/u.test(what)) return undefined;
  const question = found.isNamed ? `${what}的原因是什么？` : `为什么${what}？`;
  const answer = cause.replace(/所致$/u, "");
  return { rule: "reason.why", question, answer, score: 0.86, difficulty: "hard", subject };
}

/** A definition is no event to give a reason for, and holds no cause of what comes after it. */
const noEvent =
  /不$|是指|指的是|定义为|爆发的重要$|的$|^[和与及由并]|(?:可能|可以|会|能|要|也|应当?)$|同样的原因|^(?:又|被|得|称为|叫|从)|^[^，]{0,6}因此|^在[^，]*中?$|^(?:导致|使(?!用)|造成|引起|以致|致使)|^[^，]{1,12}时，|认为|指出|规定：|(?<![吉利维拉摩])[他她](?![人国乡日山汀命律林])/u;
const noCause = /产生的一种|是指|，指|指的是|而.{1,6}的|^[^，]{1,12}(?:认为|指出)|^(?:这|此|该)/u;

function findCause(text: string) {
  const after =
    /^(?<what>.{4,60}?)(?:，?(?:这是因为|是因为|是由于|之所以如此是因为)|[，（](?:因为|由于|原因在于|原因是|主要原因是))(?<cause>.{3,70})$/u.exec(
      text,
    );
  const before = /^(?:由于|因为)(?<cause>.{3,50}?)，(?:所以|因此|因而)?(?<what>.{4,50})$/u.exec(text);
  const so = /^(?<cause>.{6,50}?)，(?:因此|所以|因而|故)(?<what>.{3,40})$/u.exec(text);
  const found = after ?? before ?? so;
  if (found === null) return undefined;
  const whole = captured(found, "what").replace(/，(?:根本|主要|直接|最终|重要)$/u, "");
  /** "急性肺水肿是由于...": the reason of a thing, and not of what happens. */
  const isNamed = found === after && /[^，](?:是因为|是由于)/u.test(text);
  const what = isNamed ? (splitClauses(whole).at(-1) ?? whole) : whole;
  // Two sentences in one: what is explained stands beside something else.
  if (what.includes("；") || !isQuoteClosed(what) || !isQuoteClosed(captured(found, "cause")))
    return undefined;
  // "制取用的药品是甲，不能用乙代替，因为...": of what it is said stands too far off.
  if (found === after && /，(?:不|没|可|能|要|应|须|需|使|用)[^，]*$/u.test(what)) return undefined;
  return {
    what: found === before ? mainClause(what) : what,
    cause: captured(found, "cause"),
    isConclusion: found === so,
    isAfterCause: found !== after,
    isNamed,
  };
}

function isQuoteClosed(text: string): boolean {
  return text.split("“").length === text.split("”").length;
}

/** What a reason explains: the clause after it, and not what is told after that. */
function mainClause(what: string): string {
  const [first = "", second = ""] = splitClauses(what);
  return /[时后前中下]$/u.test(first) && second !== "" ? `${first}，${second}` : first;
}

/** "由于 UDP 没有连接，它...": what a reason speaks of. */
function leadingName(cause: string): string {
  const name =
    /^(?<name>[A-Za-z][\w +.-]{1,20}|\p{Script=Han}{2,8}?) ?(?:没有|不|是|在|具有|有|采用|含有|的)/u.exec(
      cause,
    );
  return captured(name, "name");
}

const purpose =
  /^(?<who>[^，]{0,10}?)为了?(?<aim>(?:进一步)?(?:加强|消除|维护|巩固|防止|保证|确保|提高|减少|降低|解决|适应|沟通|扩大|发展|实现|避免|满足|缓解|便于|抵御|控制|打击|限制|争取|获得|节省)[^，]{2,22})，(?<what>[^，]{4,30})/u;

/** 秦始皇为加强控制，焚毁书籍: why it was done. */
function aim(text: string): ClauseCard | undefined {
  // "为适应环境，一种细胞由另一种所替代的过程称为化生": a name is given, and no aim.
  if (/(?:称为|称作|叫做?)[^，]{1,16}$/u.test(text)) return undefined;
  // "为了..., 制定本法": what a law is for stands in its name.
  if (/制定(?:本|此)[^，]{1,4}$/u.test(text)) return undefined;
  const found = purpose.exec(text);
  const who = captured(found, "who");
  // "税收是国家为了…取得收入的形式": the aim is inside a definition.
  if (who.includes("是")) return undefined;
  const what = captured(found, "what");
  if (found === null || /^(?:它|他|她|其|这|那|此)/u.test(who || what)) return undefined;
  const question = who === "" ? `为什么${what}？` : `${who}为什么${what}？`;
  if (countUnits(question) > maxQuestionUnits || (who === "" && /^(?:应|要|必须|可|需|被|采)/u.test(what))) {
    return undefined;
  }
  return {
    rule: "reason.aim",
    question,
    answer: `为了${captured(found, "aim")}`.replace(
      /^为了(?=.)/u,
      text.includes(`为了${captured(found, "aim")}`) ? "为了" : "为",
    ),
    score: 0.82,
    difficulty: "hard",
    subject: who,
  };
}

/** 所谓“X”，是指 Y; 本法所称“X”，是指 Y. */
export function socalled(sentence: string): ClauseCard | undefined {
  const found =
    /^(?:[^，]{0,8}?所[称谓]的?|所谓的?)[“"]?(?<name>[^”"，]{2,16}?)[”"]?，?[就即]?是?指(?<what>.{4,90}?)[。；]?$/u.exec(
      sentence,
    );
  const name = captured(found, "name");
  const [end = "", ...rest] = splitClauses(captured(found, "what"));
  const what = definitionSpan({ end, rest, isSaid: true });
  if (found === null || what === undefined || countUnits(what) > 36) return undefined;
  return {
    rule: "definition.sentence",
    question: `什么是${name}？`,
    answer: what,
    score: 0.9,
    difficulty: "easy",
    subject: name,
  };
}

/** "C3增加（因为ATP不足）": the bracket that opened before the reason closes after it. */
function withoutLooseBracket(text: string): string {
  return text.includes("（") ? text : text.replace(/）$/u, "");
}

/** "转运速度较慢", "效率较低": whose it is stands in the first half. */
const bareState =
  /^[^，的]{0,3}(?:速度|效率|成本|价格|温度|作用|效果|数量|面积|体积|质量|密度|压力|浓度|气候|声音|寿命|时间|风险|能力|程度|性能|范围)(?:也|就|便)?(?:较|很|更|极|比较|十分|非常|不|增|减|升|降|加|变|上|下|最)/u;

function isSubjectless(what: string): boolean {
  return /^(?:也|对|受|不|没|能|可|要|应|必|相互|适合|适用|容易|易|难|有利|导致|使|会|常|便于|只|称|叫|需|无法|属于|具有|用于|主要|听起来|看起来|看上去|往往|多(?=[见用为采以]|半)|被|在|最|更|较|比较|很|才|得|获得|成为|变|引起|形成|产生|造成|失去|缺乏|禁止|禁用|首选|无需|不必)/u.test(
    what,
  );
}

/** "..., therefore cannot cancel out": who it is stands in the first half. */
function withDoer(what: string, cause: string): string | undefined {
  // "转速较慢": of something that the first half speaks of in other words.
  if (bareState.test(what)) return undefined;
  if (!isSubjectless(what)) return what;
  const doer = captured(
    /^(?<doer>[^，]{2,14}?)(?:是|作用在|具有|的|在|不|易|难|能|没有|抑制|促进|含有|采用|缺乏|产生)/u.exec(
      cause,
    ),
    "doer",
  );
  return doer === "" ? undefined : doer + what;
}

/** The year of what a sentence tells; at most two years in a sentence are asked for. */
export function when(sentence: string, subject: string): readonly ClauseCard[] {
  const clauses = splitClauses(sentence.replace(/[。；]$/u, ""));
  const cards: ClauseCard[] = [];
  clauses.forEach((clause, at) => {
    const found = year.exec(clause)?.[0];
    // "早87年" is a span of time.
    if (found === undefined || cards.length >= 2 || /^\d{1,2} ?年$/u.test(found)) return;
    // "比欧洲早约400年": a span of time.
    if (/(?:[早晚近约达经历共超逾长]|持续|时间)$/u.test(clause.slice(0, clause.indexOf(found)))) return;
    const what = eventOf({ clause, found, rest: clauses.slice(at + 1) }, subject);
    if (what === undefined) return;
    const answer = found.trim().replace(/(?<=前) (?=\d)/u, "");
    cards.push({ rule: "date.year", question: `${what}？`, answer, score: 0.7, subject });
  });
  return cards;
}

interface DatedClause {
  readonly clause: string;
  /** The date in it. */
  readonly found: string;
  readonly rest: readonly string[];
}

function eventOf(dated: DatedClause, subject: string): string | undefined {
  const event = askedEvent(dated, subject);
  const units = countUnits(event);
  const isDangling = /，(?:它|他|她|其|这|此)|^(?:它|他|她|其|这|此)|因此|[^同当]时$/u.test(event);
  const isHeadless =
    /^哪[一年个][^，]*，(?:由|从|成为|使用|失传|传入|引入|被|出生|病逝|去世|升任|作过|修正|修订|列入|入选|获得?|建成|落成|竣工|通车|开通|投入|更名|改名|并入|升格|加入|正式|首次)|^自哪/u.test(
      event,
    );
  const isTerm = /岁|时效|期间|满/u.test(dated.clause);
  return isDangling || isHeadless || isTerm || units > maxQuestionUnits || units < 3.5 ? undefined : event;
}

/** "1668年成立的银行", "1905年新政中废除": what was founded or abolished is not said. */
const noOwnEvent =
  /^[^，]{1,6}的|^[^《被]{0,10}(?:废除|废止|出版|发表|颁布|任命|撤销|取消|破译|破解|吞并|占领|收复|攻克)$/u;

/**
 * "1668年成立的银行", "以1930年的上海": the date describes a noun; "1909年改组后，...": the time of something that is told only
 * after the comma; "17世纪下半叶，...": part of a time; "建中三年（782年）": the same year twice; "1601年至1603年": a span; "加以整顿": of what is not said.
 */
const noEventTail =
  /^的|^[早中晚]期$|^(?:[上下]半|中)叶|^[）)]|^(?:[早中晚]期|[末初])?[到至～~—-]|(?:后|时|前|以来)$|加以|予以|(?:达到?|增至|为|约)\d/u;

/** What happened, with the date asked for in its place. */
function askedEvent({ clause, found, rest }: DatedClause, subject: string): string {
  const unit = unitOf(found);
  const at = clause.indexOf(found);
  const head = clause
    .slice(0, at)
    .replace(/^(?:但是?|而|并|又)?(?:在|于)?\s*$/u, "")
    .trim();
  const tail = clause
    .slice(at + found.length)
    .replace(/^(?:凌晨|清晨|早晨|上午|中午|下午|傍晚|晚上?|夜里?|深夜|春|夏|秋|冬|前后|左右|年初|年底)$/u, "")
    .trim();
  if ((head === "" && noOwnEvent.test(tail)) || noEventTail.test(tail)) return "";
  // "1992年批准的《标准》中，": only where something stands. "发现：收入越低，...": half of it. "从1998年说起": no event.
  if (/(?:[中里内]|说起|谈起|算起|讲起)$|[：:]/u.test(tail)) return "";
  if (/^(?:从|到|至|截至|直到)$|^(?:最新|该|全书|作者|本[法条书章])/u.test(head)) return "";
  if (head === "" && /^(?:起|开始|以来|至)/u.test(tail)) {
    return subject === "" ? "" : `${subject}从${unit}${tail}`;
  }
  if (head === "" && tail === "") {
    const nextDate = rest.findIndex((part) => year.test(part));
    const [next = "", ...following] = nextDate < 0 ? rest : rest.slice(0, nextDate);
    return `${unit}，${carryOn(next, following, 30)}`;
  }
  if (head === "") {
    const told = ownSubject(tail, subject);
    return opensWithVerb(told) ? "" : `${unit}，${told}`;
  }
  const isBare =
    /^(?:终于|在|于|首次|并|才)|^(?:(?:成书|始建|建成|成立|创立|创建|建立|创办|创刊|出版|发表|诞生|出生|刊行|颁布|完成|落成|竣工|改建|重建|毁|灭亡|爆发|签订|写成|作|写|建|生|卒)于?)$/u.test(
      head,
    );
  if (isBare && subject === "") return "";
  const bare = withoutConnective(head).replace(/则(?=[^，]{0,3}$)/u, "");
  return `${isBare ? subject : ""}${bare}${/[A-Za-z0-9]$/.test(head) ? " " : ""}${unit}${tail}`;
}

function unitOf(date: string): string {
  if (/年代/u.test(date)) return "什么年代";
  if (/世纪/u.test(date)) return "哪个世纪";
  if (/日/u.test(date)) return "哪一天";
  return /月/u.test(date) ? "哪年哪月" : "哪一年";
}

function ownSubject(tail: string, subject: string): string {
  return subject !== "" &&
    /^(?:由|传入|引入|改|即|被|迁|废|率|任|成立|设立|出任|又|才|始|建立|灭|在|到)/u.test(tail)
    ? subject + tail
    : tail;
}

/** "甲和乙并不相连，但当甲中电流变化时，乙中会..., 这种现象叫做丙": of a long telling the part from its condition on. */
function shortWhat(what: string): string {
  if (countUnits(what) <= 30) return what;
  const clauses = splitClauses(what);
  const from = clauses.findLastIndex((clause) => /^(?:但是?)?(?:当|如果|若|在[^，]*[中时下])/u.test(clause));
  return from <= 0
    ? what
    : clauses
        .slice(from)
        .join("，")
        .replace(/^但是?/u, "");
}

/** ..., 这个过程叫做回表: what is told is named at the end. */
export function naming(sentence: string): ClauseCard | undefined {
  const found =
    /^(?<what>.{6,70})，(?<this>(?:这(?:一|个|种|类|样的)?[^，的]{0,6}?)?)(?<by>[^，]{0,4}上)?(?<verb>被?(?:[统合总并]?称为|称作|称之为|叫做|叫作|叫))(?<name>[“"《]?[^，。；]{2,18})[。；]?$/u.exec(
      sentence,
    )?.groups;
  const what = resolvePronoun(withoutConnective(shortWhat(captured(found, "what"))), "");
  if (found === undefined || what === undefined || countUnits(what) > 30) return undefined;
  const question = `${what}，${captured(found, "this")}${captured(found, "by")}${captured(found, "verb")}什么？`;
  const answer = captured(found, "name");
  return { rule: "name.this", question, answer, score: 0.86, difficulty: "easy", subject: answer };
}

/** Who says it is not told, or is no speaker. */
const nobody = /^(?:这|那|它|他|其|此|我们|人们|也?有(?:人|些|的|学者)|如果|当)/u;

/** What one says, without what "another says in turn": "强调教师中心，杜威则主张儿童中心". */
function untilAnother(text: string): string {
  const clauses = splitClauses(text);
  const at = clauses.findIndex(
    (clause, index) =>
      index > 0 &&
      /这一?[个种项]?(?:预言|观点|说法|结论|假说|理论)|^而?[^，]{1,10}[则却](?!是)|^(?:[这此]|代表作|著有|认为|主张|提出|强调|指出)|^[^，]{2,10}(?:认为|主张|强调|指出|规定|表明|说明)/u.test(
        clause,
      ),
  );
  return at < 0 ? text : clauses.slice(0, at).join("，");
}

/** 胡克定律指出，... : what a law or a person says. */
export function saying(sentence: string, subject: string): ClauseCard | undefined {
  const found =
    /^(?<who>[^，。：]{2,18}?)(?<verb>指出|认为|表明|规定|说明|主张|强调|预言)，?(?<what>.{4,80}?)[。；]?$/u.exec(
      sentence,
    )?.groups;
  const named = captured(found, "who");
  // "定律指出": the law that was spoken of.
  const isBare = /^(?:定律|定理|原理|法则|学说|理论|书中|文中)$/u.test(named);
  const isMeant =
    isBare && (/^.中$/u.test(named) ? /^《/u : /(?:定律|定理|原理|法则|学说|理论)$/u).test(subject);
  const who = isBare ? (isMeant ? subject : "") : named;
  const what = untilAnother(captured(found, "what")).replace(/^了/u, "");
  // "是政府规定的价格": the verb describes a noun and nobody speaks.
  if (
    found === undefined ||
    who === "" ||
    nobody.test(who) ||
    /是|为(?!了)|由|在.*中$/u.test(who) ||
    /^(?:的|书|性|即|是|必须(?![^，]{4})|了$)|^[^，]*的，/u.test(what) ||
    /[自”》]$|，|没有$|不$|依照|按照|根据|依法/u.test(who)
  ) {
    return undefined;
  }
  if (countUnits(what) > 34) return undefined;
  const verb = captured(found, "verb");
  // "康德认为什么" has many answers, "康德认为，人的认识能力只能达到什么" one.
  if (
    /^(?:认为|指出|说明)$/u.test(verb) &&
    !/(?:定律|定理|原理|法则|定则|学说|理论|主义|说|律|模型|公式|原则|效应|实验|条约|协定|宣言|法|条款|规则)$|[条》]$/u.test(
      who,
    )
  ) {
    return undefined;
  }
  const question = /(?:定律|定理|原理|法则|定则)$/u.test(who)
    ? `${who}的内容是什么？`
    : `${who}${found["verb"]}什么？`;
  return { rule: "saying.content", question, answer: what, score: 0.84, subject: who };
}
