import { standsAloneInChinese } from "./stands-alone.ts";

/** What the sentence speaks of stands in another one. */
const pointsAway =
  /^[前后][一两二三四几][项种类条点]|^又(?!称|名|叫|指|可)|^(?:首次|率先|系统|明确)?(?:提出|论述|阐述|倡导|施行|推进)(?!者|[^，]{0,12}的(?:是|人))|^[^，。]{1,8}[他她它](?![国人乡])|^(?:[^，]{0,14}，)?(?:他们?|她|它们?|其(?!他|它|中|余|次|实)|该|此|本[病题章节文课]|这(?!样)|那|上述|前者|后者|两者|二者|由此)|，(?:前者|后者|因此，|由此)|^\d[^，]{0,12}(?:后|时|前)，|加以|予以|在此|上述|前款|^两(?:者|[种类个](?!以上|[^，]{1,12}的[^，]{0,6}[叫称]))|^(?:全书|全文)|^(?:时间|结果|方法|过程|作用|目的|原因|特点)[应是为在]|(?:[如见][下上][图表文]?)$|[如见][下上]图|如下[。：]?$|^如下|^(?!\d{3,4} ?年|[一二][〇零一二三四五六七八九]{3} ?年)(?:不满|超过|满)?[\d一二三四五六七八九十百]+ ?个?[年月日天](?:以[上下内]|的)|^(?:已?满|不满)[^，]{1,6}的[，；]|^不满[^，]{1,6}的|^第[二三四五]年(?!级)|^[\d一二三四五六七八九十两百]+ ?个?[年月日天](?:以|之)?后/u;

/** "名称出自", "接在名词后面，表示", "原则上不超过", "流域面积最大的是": of what stands in the heading. */
const ownerless =
  /^(?:接在|位于|出自|见于|多见于|常见于|好发于|起源于|分布于|适用于|属于|得名于|建于|成立于|创立于|发表于|写于|成书于|名称|排列形式|原则上|一般不|不得超过|不超过|不[宜应]|下落不明|满\d|\d{1,2}[:：]\d{2}|包括|分为|具有|含有|占|能[^，]{1,6}的[是为]|不能[^，]{1,6}的[是为]|[^，的]{2,8}最[^，的]{1,3}的[是为])/u;

/** Whether a sentence leaves out its subject, which the sentence before it has: "由胞体组成", "应在灯亮后计时". */
export function goesOn(sentence: string): boolean {
  return /^(?:又|为(?!了|适应|使)|是|则|即|且|并|应(?=[当该在用予以立从按])|可(?=[以用由在])|宜|须|需(?=[要在用])|不(?=[得宜应能])|由(?!于)|通过[这此该]|在[这此该]|同时|其|[它他她])/u.test(
    sentence,
  );
}

/** Whether what a sentence speaks of stands only in the heading over it. */
export function isOwnerless(sentence: string): boolean {
  return ownerless.test(sentence);
}

/** Whether a sentence says something of a subject, and needs no other sentence. */
export function isFact(sentence: string): boolean {
  return !pointsAway.test(sentence) && standsAloneInChinese(sentence) && isPlain(sentence);
}

/** Whether a sentence is one, and says what is so: no example with made-up persons, no number of an exam, no word to the reader. */
export function isPlain(sentence: string): boolean {
  return !isPhrase(sentence) && !exercise.test(sentence) && !talk.test(sentence.replace(quotation, ""));
}

const exercise =
  /^[（(]|※|是谁|谁的|哪[些个里年]|什么|的除外$|^[^是]*的$|^第[一二三四五六七八九十\d]+[段节章课类种个]|[课学]时|学分|会议号|见群|线上课|，求[^，。]{1,12}$|[—→-]{2,}>|^[*＊]\s?\d|[✓✔✗√]|[（(][X×][)）]|张三|李四|王五|小[明红华]|某[甲乙丙]|--|补课|[＿_]{2}/u;
const quotation = /[“「『][^”」』]*[”」』]/gu;
/** The writer to the reader, or to himself: "记得", "我们可以看到", "这里要注意". "我们把它叫做" is only a way to name. */
const talk =
  /^(?:最后|下面|接下来|现在|首先|先|再|这里)(?:再|来)?(?:说说?|讲讲?|谈谈?|看看|来看)(?!明|服|起|述)|(?<![自忘离距与])我们?(?!国|们?[把将]|军|方|党)|[你您咱]|大家|笔者|[吗呢吧啊]$|记得|别忘|想一想|思考题|老师[说讲]|同学们|[必常会爱]考|考试(?:[时要会不前]|范围|题)|考点|(?:[课写交做]|课后)作业|待补|不确定|^考试|下次讲|自我检测|考场|[左右]转|本[章节课](?!税)|欢迎(?!词|仪式|会)|带(?:好|齐)?计算器|小程序|带工牌|自取|及格|[下上](?:节课|次课|周[一二三四五六日])/u;

/** "美索不达米亚平原，《旧约》中的天堂": a name with a remark, and no verb. */
function isPhrase(sentence: string): boolean {
  return phrase.test(sentence) && !verbal.test(sentence);
}

const phrase =
  /^[^，]*的[^，的]{0,3}[一两二三四五六七八九十\d]+[种个类项条大][^，的]{1,4}$|^[^，]{2,14}，[^，]*的\p{Script=Han}{1,4}$/u;
const verbal =
  /[是为有在被把将使由叫称指给让从向对]|[发出建提实进形获得成包产表组]\p{Script=Han}|规定|属于|用于|位于|等于/u;
