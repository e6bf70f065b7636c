import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { ClauseCard } from "./clause-card.ts";
import { resolvePronoun, splitClauses, withoutConnective } from "./clauses.ts";

const maxQuestionUnits = 26;

/** A，因为 B. 由于 B，A. A，因此 B. 为了 B，A. */
export function why(sentence: string, subject: string): ClauseCard | undefined {
  const text = sentence.replace(/[。；]$/u, "");
  // "干扰说认为, 遗忘是由于干扰": a view, and no reason.
  if (/^[^，：]{2,14}(?:认为|指出|主张|相信)/u.test(text)) return aim(text);
  const found = findCause(text);
  if (found === undefined) return aim(text);
  const spokenOf = found.isAfterCause ? leadingName(found.cause) : subject;
  const asked = resolvePronoun(withoutConnective(found.what.replace(/（$/u, "")), spokenOf);
  // "它没有交换发生": it is what the question asks about.
  const cause = withoutLooseBracket(ownCause(afterBut(found), found.isConclusion)).replace(
    /^(?:它们?|他们?|其(?!他|它|中|余)|但是?，?|然而，?|不过，?|可是，?)/u,
    "",
  );
  if (asked === undefined || noEvent.test(asked) || noCause.test(cause)) {
    return undefined;
  }
  // "书上记载甲，但乙": what is explained is what comes after.
  const explained = asked.replace(/^.*，(?:但是?|然而|不过|可是)(?=.{4})/u, "");
  const what = whatOf(found, explained)?.replace(/同样(?=.{2})/u, "");
  if (what === undefined || countUnits(what) > maxQuestionUnits || countUnits(cause) > 38) return undefined;
  // "因此甲是乙的过程": a definition that was led up to.
  if (found.isConclusion && /^[^，]{1,12}是[^，]*的[^的，]{1,6}$/u.test(what)) return undefined;
  // "糖尿病是一组疾病，是由于...": what it is goes before why.
  if (/^[^，]{1,12}是一[种组类个][^，]*$/u.test(what)) return undefined;
  const question = found.isNamed ? `${what}的原因是什么？` : `为什么${what}？`;
  const answer = cause.replace(/(?:所致|所引起的?|所造成的?|而引起的)$/u, "");
  return { rule: "reason.why", question, answer, score: 0.86, difficulty: "hard", subject };
}

/** A definition is no event to give a reason for, and holds no cause of what comes after it. */
const noEvent =
  /^(?:如果|若|假如|当|比(?![例重较利]))|不$|是指|指的是|定义为|爆发的重要$|的$|^[和与及由并]|(?:可能|可以|会|能|要|也|应当?)$|同样的原因|^(?:又|被|得|称为|叫|从)|^[^，]{0,6}因此|^在[^，]*中?$|^(?:导致|使(?!用)|造成|引起|以致|致使)|^[^，]{1,12}时，|认为|指出|规定：|(?<![吉利维拉摩])[他她](?![人国乡日山汀命律林])/u;
const noCause = /产生的一种|是指|，指|指的是|(?<!，)而.{1,6}的|^[^，]{1,12}(?:认为|指出)|^(?:这|此|该)/u;

function whatOf(
  { isConclusion, isAfterCause, cause }: NonNullable<ReturnType<typeof findCause>>,
  explained: string,
) {
  const lacksDoer = isConclusion || (isAfterCause && isSubjectless(explained));
  return lacksDoer ? withDoer(explained, cause) : explained;
}

function findCause(text: string) {
  const after =
    /^(?<what>.{4,60}?)(?:，?(?:[这正就也]是因为|[这正就也]是由于|是因为|是由于|之所以如此是因为)|[，（](?:因为|由于|原因在于|原因是|主要原因是))(?<cause>.{3,70})$/u.exec(
      text,
    );
  const before = /^(?:由于|因为)(?<cause>.{3,50}?)，(?:所以|因此|因而)?(?<what>.{4,50})$/u.exec(text);
  const failed = failure(text);
  if (failed !== undefined) return failedBecause(failed);
  const so =
    /^(?<cause>.{6,50}?)，(?:因此|所以|因而|故(?![事乡宫意障居都土人友])(?!有[之者]))(?<what>.{3,40})$/u.exec(
      text,
    );
  const found = after ?? before ?? so;
  if (found === null) return undefined;
  const whole = captured(found, "what").replace(/，(?:根本|主要|直接|最终|重要)$/u, "");
  /** "急性肺水肿是由于...": the reason of a thing, and not of what happens. */
  const isNamed = found === after && /[^，正这](?:是因为|是由于)/u.test(text);
  const told = beforeSemicolon(whole);
  const isLast = isNamed || /，(?:是(?:由于|因为)|(?:主要)?原因(?:是|在于))/u.test(text);
  const what = isLast ? lastTold(told) : told;
  // Two sentences in one: what is explained stands beside something else.
  const isTorn = !isQuoteClosed(what) || !isQuoteClosed(captured(found, "cause"));
  if (isTorn || what.includes("；")) return undefined;
  // "制取用的药品是甲，不能用乙代替，因为...": of what it is said stands too far off.
  if (found === after && /，(?:不|没|可|能|要|应|须|需|使|用)[^，]*$/u.test(what)) return undefined;
  return {
    what: found === before ? mainClause(what) : withoutFurther(what),
    cause: captured(found, "cause"),
    isConclusion: found === so,
    isAfterCause: found !== after,
    isNamed,
  };
}

/** "甲具有乙, 但不稳定, 见光易分解": only what comes after "但" is the reason; of the same thing. */
function afterBut({
  cause,
  isConclusion,
}: {
  readonly cause: string;
  readonly isConclusion: boolean;
}): string {
  const turned = /，但是?(?=[不易难会能可违])(?<rest>.+)$/u.exec(cause);
  const name = leadingName(cause);
  return isConclusion && turned !== null && name !== "" ? name + captured(turned, "rest") : cause;
}

/** "因此不能抵消；而平衡力...": what comes behind the semicolon is another thing. */
function beforeSemicolon(what: string): string {
  const [first = ""] = what.split("；");
  return first.length >= 5 ? first : what;
}

function isQuoteClosed(text: string): boolean {
  return text.split("“").length === text.split("”").length;
}

/** "甲比乙弱，水的沸点反常地高，是由于...": the last of what was told, where it says of what. */
function lastTold(told: string): string {
  const clauses = splitClauses(told);
  const named = /^(?<thing>[^，是]{2,8})是(?![否由])[^，]*的[^，]+$/u.exec(clauses[0] ?? "");
  // "马口铁是镀锡的铁，镀层破损后...": what it is stands before what is explained of it.
  if (named !== null && clauses.length > 1) return captured(named, "thing") + clauses.slice(1).join("，");
  const last = clauses.at(-1) ?? told;
  return last.length < 5 ||
    isSubjectless(last) ||
    /[时后前下若当]$|^(?:若|当|如果|随着)/u.test(clauses.at(-2) ?? "")
    ? told
    : last;
}

const failedPattern =
  /^(?<who>[^，]{2,10}?)(?:由于|(?<![基原病诱成死外内起])因为?)(?<cause>[^，]{4,30})，(?<does>(?:最终|终于|最后|很快|不久|结果|而)[^，]{2,14})$/u;
/** "变法增加了收入，但由于用人不当，最终失败". */
const butFailedPattern =
  /^(?<who>[^，]{2,6}?)(?:增加|减少|提高|取得|推动|促进|沉重|打击|触动|虽|曾|使|在)[^，]*，但(?:是)?由于(?<cause>[^，]{4,30})，(?<does>(?:最终|终于|最后|很快|不久)[^，]{2,14})$/u;

function failure(text: string) {
  return (failedPattern.exec(text) ?? butFailedPattern.exec(text))?.groups;
}

/** "变法由于触动了地主的利益，最终失败": who stands before the reason. */
function failedBecause({ who = "", cause = "", does = "" }: Readonly<Record<string, string>>) {
  const what = `${who}${does.replace(/^(?:结果|而)/u, "")}`;
  return { what, cause, isConclusion: false, isAfterCause: false, isNamed: false };
}

/** What a reason explains: the clause after it, and not what is told after that. */
function mainClause(what: string): string {
  const [first = "", second = ""] = splitClauses(what);
  return /[时后前中下]$/u.test(first) && second !== "" ? `${first}，${second}` : first;
}

/** "甲要维护状态, 这些维护会引起乙": another thing follows from what is explained. */
function withoutFurther(what: string): string {
  return what.replace(/，(?:这|那|它们?|其(?!他|它|余|中)|该)[^，]*(?:，.*)?$/u, "");
}

/** "由于 UDP 没有连接，它...": what a reason speaks of. */
function leadingName(cause: string): string {
  const name =
    /^(?<name>[A-Za-z][\w +.-]{1,20}\p{Script=Han}{0,4}?|\p{Script=Han}{2,8}?) ?(?:没有|不|是|在|具有|有|采用|含有|提供|的)/u.exec(
      cause,
    );
  return captured(name, "name").replace(/(?:并|也|都|却)$/u, "");
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

/** "血管扩张，肿胀则与渗出有关", "高温破坏结构；低温...": the reason of what was asked, and not of the next thing. */
function ownCause(cause: string, isConclusion: boolean): string {
  const parts = cause.split("；");
  // "高温使酶失活；低温只抑制活性，因此宜在低温下保存": the part before the conclusion.
  const first = (isConclusion ? parts.at(-1) : parts[0]) ?? "";
  const clauses = splitClauses(first);
  const at = clauses.findIndex((clause, index) => index > 0 && anotherReason.test(clause));
  return at < 0 ? first : clauses.slice(0, at).join("，");
}

const anotherReason = /^[^，]{1,8}?(?:则|(?:主要|常|多)?[与和][^，]+有关|(?:主要)?是?(?:由于|因为)|的原因)/u;

/** "C3增加（因为ATP不足）": the bracket that opened before the reason closes after it. */
function withoutLooseBracket(text: string): string {
  return text.includes("（") ? text : text.replace(/）$/u, "");
}

/** "转运速度较慢", "效率较低": whose it is stands in the first half. */
const bareState =
  /^[^，的]{0,3}(?:颜色|[发釉胎呈]色|色[泽彩]|质地|味道|外观|体型|速度|效率|成本|价格|温度|作用|效果|数量|面积|体积|质量|密度|压力|浓度|气候|声音|寿命|时间|风险|能力|程度|性能|范围)(?:也|就|便)?(?:较|很|更|极|浓|温|洁|清|偏|比|比较|十分|非常|不|历久|增|减|升|降|加|变|上|下|最)/u;

function isSubjectless(what: string): boolean {
  return /^(?:也|算|归|别|同样|仍|依然|对|受|不(?!同的|少)|没|能|可|要|应|必|相互|适合|适用|容易|易|难|有利|导致|使(?!用[^，]*的)|会|常(?!见的)|便于|只|称|叫|需|无法|属于|具有|用于|主要|听起来|看起来|看上去|往往|多(?=[见用为采以]|半)|被|在|最|更|较|比较|很(?!多)|才|得|获得|成为|变|引起|形成|产生|造成|失去|缺乏|禁止|禁用|首选|无需|不必)/u.test(
    what,
  );
}

/** "..., therefore cannot cancel out": who it is stands in the first half. */
function withDoer(what: string, cause: string): string | undefined {
  // "转速较慢": of something that the first half speaks of in other words.
  if (bareState.test(what)) return undefined;
  if (!isSubjectless(what)) return what;
  const doer = captured(
    /^(?<doer>[^，]{2,14}?)是/u.exec(cause) ??
      /^(?<doer>[^，]{2,14}?)(?:是|作用在|具有|的|在|不|易|难|能|没有|抑制|促进|含有|采用|缺乏|产生)/u.exec(
        cause,
      ),
    "doer",
  );
  const who = doer.replace(/(?:目前|现在|至今|仍然?|还|并|却|也|都)+$/u, "");
  return who === "" ? undefined : who + what;
}
