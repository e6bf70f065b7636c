import { speaksToModel } from "../llm/injection.ts";
import { chineseOccasion } from "./occasion-chinese.ts";
import { englishOccasion } from "./occasion-english.ts";
import type { Least, Occasion, Standing } from "./occasion.ts";

/**
 * Text that belongs to the occasion and not to the subject: copyright, page numbers, homework, dates of tests, sign-in,
 * contact, contents, references. None of it may become a card.
 */
const englishNoise = [
  // "112 UNIT 3 GLOBALIZATION": the head of a page.
  /^\d{1,4}\s+[A-Z][A-Z\d '’&-]{5,}$|^[A-Z][A-Z\d '’&:-]{5,}\s\d{1,4}$/,
  /^(?:essay|essay title|essay question|coursework|translate|group (?:work|talk|task)|pair work|class discussion|helpline|self[- ]?test|next revision|key terms?|(?:huiswerk|hausaufgaben?|devoirs|deberes|compiti|läxa|lekser|husk|házi feladat|zadanie domowe|domácí úkol|ödev|pekerjaan rumah|practical)\b[^:]{0,14}|(?:extension|challenge|stretch|starter|plenary|(?:map|diagram|class|source)? ?(?:exercise|worksheet|task|activity|talk|work))(?=: (?:read|trace|colou?r|label|measure|write|find|draw|research|compare|explain|list|use|design|make|plan|discuss|create)\s))\s?:|\bdue in week \d/i,
  /\s·\s.*\s·\s\d{1,4}$|\bdo not cite\b|\bsee (?:the|inside) (?:[a-z]+ )?(?:folder|page|desk|noticeboard|board|(?:side )?bench|shelf|cupboard|cover|back cover|website|portal|file)\b|\b(?:next|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btutorial groups?\b|\b(?:photograph|picture|image|photo) credits?\b|\blistening test\b|\bsign up with (?:Mr|Ms|Mrs|Miss|Dr|Prof)\b|^(?:reading|discussion|review|study|essay) questions? (?:are )?(?:on the back|overleaf|below|attached)\b|\bmarks?\b[^.]* will be deducted\b|\btrack \d/i,
  /^(?:trainer|tutor|lecturer|teacher|facilitator|instructor|prepared by|room)\s?:|^(?:required |set |core |key |pre-?)?readings?\s?:|^key ?words?\s?:|^(?:learning )?(?:objectives?|outcomes)\s?:|\bask (?:about|the (?:prof|teacher|tutor|lecturer))\b|^(?:course|module|lecturer|instructor|semester|student|author|date|name|class|teacher)\s?:.*\s(?:course|module|lecturer|instructor|semester|student|date|name|class|teacher|term|version)\s?:/i,
  /_{4,}|^(?:present|attendees|apologies|minutes|chair)\s?:|^(?:quiz|test(?! for\b|: (?:what|whether|would|did|does|do|is|are|was|has|could|can|if|the|an?|objective|subjective)\b)|exam|tutorial|seminar)\b[^.]{0,12}(?::|\bon\b|\bmoved\b)|(?<!\b(?:your|his|her|their|the|one|a|right|left|other) )\bhand in\b|\bstudent card\b|^\?\?|\bexam\b.{0,12}\b(?:mon|tue|wed|thu|fri|sat|sun)|^next (?:meeting|sprint|time)\b|^(?:further|suggested|recommended) reading\s?:|\bmoved to (?:mon|tue|wed|thu|fri)/i,
  /\b(?:spring|summer|autumn|fall|winter) (?:term|semester)\b|^(?:lecture|seminar) (?:hall|room)\b/i,
  /©|\bcopyright\b|all rights reserved|do not (distribute|forward|copy|share)|\bisbn\b|\bissn\b|\bdoi\b/i,
  /\boffice hours?\b|\battendance (?:code|list|sheet|is|will)\b|^\W*(?:homework|assignments?|quiz|syllabus)\b[^.]{0,14}(?::|\bis (?:due|to be|on)\b|\bdue\b)|\b(?:your|for|the|this week['’]s|set|no) (?:homework|assignments?)\b(?! (?:operator|of)\b)|\bassignment \d|\bproblem set\b|\bworkbook\b/i,
  /\bdue (on |by )?(mon|tue|wed|thu|fri|sat|sun|tomorrow|next|\d)|\bnext (test|week|class|lecture|session|exam)\b|\bexam\b.*\bchapters?\b|\bmidterm\b/i,
  /\bpage \d+\b|\bpp?\. ?\d+|\.{4,}|table of contents|reading packet|\bTODO\b|\bslides? (?:by|\d|(?:and recordings? )?(?:are )?(?:available )?on (?:moodle|the (?:portal|website|intranet)))|\bhandout\b|\bseminar on\b/i,
  /\bsee (fig|the poster|page|chapter|section|also)|\bfigure \d|last (edited|updated?|modified)|^[^a-z]{0,12}version \d[\d.]*\b[^.]{0,20}\.?$|\bv\d+\.\d+\W*$|^\W*draft\b|\(draft\)|\bdraft (?:of (?:the )?(?:handout|notes)|version|\d)/i,
  /e-?mailed|printed by|bibliography|please (sign|bring|read|submit|note|hand)|\bstudents should\b|\bbring (your|a)\b|\broom [a-z]?\d|\blab [a-z]?\d/i,
  /https?:\/\/|www\.|@\w+\.|\bet al\.|\(eds?\.\)|\b\d+\(\d+\), ?\d+[–-]\d+|\b(19|20)\d\d\)\.\s/i,
  /\bsign[- ]?(up|in) (sheet|list)|\bwi-?fi\b|\bpassword\b:|\btel(ephone)?[:.] ?\+?\d|\bcontact:|\bowner: |^\s*(?:internal|confidential|for internal use)\b/i,
  /\b(this|the) (handout|chapter|document|lecture|text|guide|section|unit|course) (summari[sz]es|covers|introduces|describes|explains|is intended|will|presents|outlines)\b|\bin this (chapter|section|lecture|unit|handout)\b/i,
];
const chineseNoise = [
  /^[\s—–-]*(?:全文)?完[\s。—–-]+|祝(?:大家|各位|同学们|你们?)|答疑时间/u,
  // Boxes for pupils, questions of examinations, the line on which a paper was revised.
  /^[★☆*\s▲◆●【〔[]*(?:想一想|议一议|说一说|读一读|做一做|练一练|试一试|思考与讨论|合作探究|课堂小结|真题|高考链接|考题链接|修订日期|发布日期|实施日期|下载|公众号|教学(?:目标|重点|难点|时数)|学时|课时)(?:链接|演练|再现)?(?:[:：】〕\]\s]|$|数)|学年第[一二]学期|培训(?:课时|学时)/u,
  /^[（(【〔[]?\s?\*?\d{2,4}\s?[，,·•年]\s?[\p{Script=Han}]{2,8}\s?[，,·•卷]\s?T?\d{1,3}[A-D]?\s?[)）】〕\]]?$|^[A-D][.、．]\s?.*[✓✗√×]\s?$|^[✓✗√×]\s?[A-D][.、．]/u,
  /^(?:讨论题|图片来源|课堂讨论|听力|拓展阅读|推荐阅读|教学要求|主办|承办|课时安排|案例|默写|背诵|课前|课后|期中|期末|参考|带教|主备|编号|编写|设备清单|背诵单|上课班级)[:：]|图片来源[:：]|(?:本页|封面|文中|本文)?(?:图片|插图|照片)由[^，。]{2,14}提供|授课[:：]|下节课|下次讲|自我检测见|见《[^》]*》\s?P\s?\d|月底交|饭卡|^考试\s?[=＝]|^助教|错题订正|＿{2,}|^(?:[一二三四五六七八九十]+[、.])?(?:名词解释|简答题?|填空题?|(?:单项|多项)?选择题?|判断题?|论述题?|计算题?|案例分析题?)[:：(（]/u,
  // The head of a handout: "文件编号：... 版本：... 编制：...".
  /(?:^|\s)(?:文件编号|版本|编制|审核|批准|班级|姓名|学号|老师|教师|带教|日期|主讲|适用|培训对象|生效日期|科目|课程|学期|年级|讲师|授课|部门)[:：].*\s(?:文件编号|版本|编制|审核|批准|班级|姓名|学号|老师|教师|带教|日期|主讲|适用|培训对象|生效日期|科目|课程|学期|年级|讲师|授课|部门)[:：]/u,
  /^[-—–*\s▲◆★■●【]*(?:课后活动|课标要求|学习目标|教学目标|探究活动|课堂活动|待补|待查|没听懂?|没记|忘记|借笔记|习题|练习|考核(?:时间|地点|方式)|文件编号|参考书|教材(?:版本)?[:：]|培训机构|授课(?:时间|教师)|上课时间)|借笔记|没听[，,。]|自带[^，。]{0,8}(?:工作服|手表|文具|电脑)/u,
  /小测|随堂测|【(?:课后|课堂|拓展|活动|作业|思考)[^】]*】|^小组讨论|^(?:甲方|乙方|丙方|出租方|承租方|买受人|出卖人)(?:（[^）]*）)?[:：]|老师强调/u,
  /^(?:\S{0,4}考试?(?:时间|地点|时长|形式|方式|说明)|报名(?:时间|电话|地点)?|不考|考试?不考|老师划的?重点|授课|讲课|讲师|整理|编者?|抄送)[:：]|仅限\S{0,4}(?:学员|学生|会员|内部)|教\s?(?<=[一二三四五六七八九十\d]\s?教\s?)\d{3}|带计算器|关注[^，。]{0,4}公众号|领取电子版|考场(?:安排|[:：]|在)|学生证|提取码|[云网]盘(?=，|。|$|里)|平时分|点名\d|禁止倒卖|逢考必过|(?:名词解释|单选|多选|选择|填空|判断|简答|论述|计算)\s?\d+\s?(?:[题道个×xX]|，|、)|(?:学长|学姐)说|卷子|抽背|考前一晚|群文件|不考(?=[。；，！]|$)/u,
  /^(?:到会|参会|与会|出席|列席|缺席|主持|记录|会议)(?:人员?|者|时间|地点)?[:：]|^(?:期末|复习|考试)范围|^(?:考试)?题型[:：]|^考试(?:范围|时间|题型)|^待办[:：]/u,
  /版权(?:所有|归|声明|页)|翻印|参考文献|第 ?\d+ ?页|共 ?\d+ ?页|[勿得止禁]外传|转载|内部(?:学习|资料|交流|使用|培训)|不构成[^，。]{0,6}(?:建议|意见)|密级[:：]|文档编号|仅限(?!于)|仅供[^，。]{0,6}使用/u,
  /(?:课后|课堂|家庭|寒假|暑假|布置|批改|[交收写补])作业(?!票|证|人)|^作业[:：\d一二三]|作业[本题]|听写|答疑|[扫见下左右上][^，。]{0,6}二维码|二维码(?:[在见:：签]|下载|报名)|签到|打卡|值日|课代表|扫码|(?<![种族人菌机社])群[里号内]|[加扫添注][^，。]{0,6}微信|微信(?:群|[号搜扫联][^，。]{0,2}[:：])|带电脑|家长签字|抄写|及格者/u,
  /打印稿|错别字|联系(?:人|电话|方式)[:：]|电话[:：]|整理人|主讲人?[:：]|主讲教师|预习|待补充|下次(课|带|上)|下周|本周|周[一二三四五六日天](前|交|早|晚|之前)/u,
  /思考[:：]|思考题|练习题[:：]|上传(到|至)|邮箱|提交(到|至)|截止(?:时间|日期|到)|[前日月点]截止|课本第|教材第|讲义.{0,4}第|(?<![常可多少罕意偏])见(?:图|表(?![现面皮示情达])|课本|教材|附录)|如[图表] ?\d|\[[MJDCZ]\]|\d{4}\(\d+\): ?\d/u,
  /^(本(章|节|讲|文|资料|讲义|课件|单元)(将|主要|介绍|讲|总结|仅)|请(各位|同学|大家|于|在|写|把|将))|食堂|(?<![召公])开会(?!议)|教室(?:[:：]|在[^，。]{0,8}\d)|授课教师[:：]/u,
];
/** Words of the classroom and its calendar, of which the last lines of a handout are full. */
const occasion =
  /\b(?:worksheets?|(?:museum|field|school|theatre|study|day) (?:trip|visit)|excursion|consent forms?|permission slips?|packed lunch|seat(?:ing)? plan|latecomers|role-?play|scissors|side bench|front desk|answer sheets?|lab groups?|noticeboard|assembly hall|classroom|hand(?:ed)? (?:in|back|out)|half-term|no (?:lesson|class)|sports day|photocopy|double-sided|old version|feedback on|opening hours|weekdays|hotline|helpline|deadline|marks for|be marked|calculators?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|library copies|slides? \d|mouthpieces|cupboard|whiteboard|tutorial|oldal|leaflet|diagram \d|questions? \d|exercises? \d|only under supervision|in your (?:pocket|folder|file|tunic|uniform)|minibus|forms? (?:by|to)|signed forms?|due (?:by|on|in|next|after)|sign[- ]up)\b/i;
/** What is told of a subject, and not asked of a class. */
const told =
  /\b(?:is|are|was|were|has|have|had|means?|called|consists?|causes?|because|which|whose)\b(?! (?:to be|due|at|on|in (?:room|the hall))\b)|[=→]|\d{4}\b|\S [–—:] .{60}/i;

/** "Museum trip: forms by Tuesday. Packed lunch.": the first or last short lines of a handout, which tell nothing of its subject. */
export function isClosingNotice(text: string): boolean {
  return text.length < 140 && occasion.test(text) && !told.test(text) && !han.test(text);
}

/** "图 2-3 细胞模式图", "Figure 4: Cross-section", "Tab. 2 ...": what a picture or a table is called. */
const caption =
  /^(?:[〔【［[（(]?[图圖表]\s?\d+(?:\s?[-.–—]\s?\d+)*(?![\d年月日个%])|(?:fig(?:ure|\.)?|table|plate|box|chart|diagram|exhibit|scheme|abb(?:ildung|\.)|tab(?:elle|\.)|tableau|tabla|figura)\s?\d+(?:[.-]\d+)*[a-z]?\s*[:.–—-])/iu;
const referenceHeading =
  /^(references?|bibliography|works cited|further reading|sources|table of contents|contents|appendix|acknowledge?ments?|homework|assignments?|tasks?$|exercises?$|practice(?: questions)?$|check your (?:understanding|progress)|(?:seminar|discussion|review|exam|study) questions?|self[- ]test|learning (?:objectives|outcomes)|huiswerk|devoirs|hausaufgaben|deberes|练习|习题|典例(?:精析|分析|剖析|讲解)?$|(?:典型|经典)?例题(?:精析|分析|精讲|讲解)?\s?[\d一二三]*$|(?:quick )?calc(?:ulation)?s? practice$|思考(?:与|和|及)?(?:练习|讨论|题)|课后活动|探究活动|课标要求|学习目标|教学目标|参考(文献|资料|书目)|目录|附录|资料来源|致谢|推荐阅读|延伸阅读|(?:课后|课堂|家庭|书面)?作业(?:布置|安排|题)?\s*[\d一二三：:（(]*$|通知$)/iu;
const contentsHeading = /table of contents|^contents\b|目录/iu;

/** "Dr. Hanna Weiss, Internal Medicine": who gives the lecture. */
const lecturer =
  /^(?:Dr|Prof|Professor|Lecturer|Instructor|Taught by|By)[.:]?\s(?:[A-Z][\w.’'-]*,?\s?){1,8}\.?$/;

/** What is spoken of as words, and not said: "Next week" takes the future tense. */
const quotation = /[“"][^”"]*[”"]/g;
/** Everything that the English patterns look for holds one of these; most Chinese sentences hold none. */
const latin = /[A-Za-z©_·?.@(]/;
const han = /\p{Script=Han}/u;

export function isNoise(text: string): boolean {
  if (isTranslated(text)) return speaksToModel(text);
  return occasionOf(text, "sure") === "sure" || holdsNoise(text);
}

/** Whether a sentence speaks of the occasion, as surely as is asked of one in its place. */
export function isNotice(text: string, standing: Standing): boolean {
  if (isTranslated(text)) return speaksToModel(text);
  const occasion = occasionOf(text, leastAt[standing]);
  if (occasion === "sure" || (occasion === "likely" && standing !== "subject")) return true;
  return (occasion !== "none" && standing === "notices") || holdsNoise(text);
}

const leastAt = { subject: "sure", text: "likely", notices: "hint" } as const;

/** "See you tomorrow — 明天见", "à demain = see you tomorrow": a phrase beside its translation says what it says to nobody. */
function isTranslated(text: string): boolean {
  if (!parted.test(text)) return false;
  const [, one = "", mark = "", other = ""] = beside.exec(text) ?? [];
  if (one === "" || setWork.test(one)) return false;
  // "点名3次没到=没平时分" says in Chinese what it says.
  if (han.test(one) && han.test(other)) return false;
  return mark === "=" || han.test(one) || han.test(other);
}

const parted = /[=＝—–]|\s-\s/;
const beside = /^([^=＝—–]{2,48}?)\s*([=＝—–]|\s-\s)\s*([^=＝—–]{1,60})$/u;
const setWork = /^(?:exam|quiz|test|homework|hw|essay|lab|lecture|class|week|deadline|due)\b|考|作业$|测/i;

/** Whether one of the phrases is found that stand in notices only. */
function holdsNoise(text: string): boolean {
  if (latin.test(text)) {
    const plain = text.replace(quotation, "");
    if (lecturer.test(text) || englishNoise.some((pattern) => pattern.test(plain))) return true;
  }
  if (han.test(text) && chineseNoise.some((pattern) => pattern.test(text))) return true;
  // What is addressed to a language model is nothing to learn, whoever writes the cards.
  return caption.test(text) || speaksToModel(text);
}

/** Whether a sentence has a word of the occasion, and no more. */
export function isHint(text: string): boolean {
  const occasion = isTranslated(text) ? "none" : occasionOf(text, "hint");
  return occasion === "hint" || occasion === "likely";
}

function occasionOf(text: string, least: Least): Occasion {
  return han.test(text) ? chineseOccasion(text, least) : englishOccasion(text, least);
}

/** Whether what stands under a heading is not subject matter. */
export function isNoiseHeading(text: string): boolean {
  return referenceHeading.test(text.trim()) || contentsHeading.test(text);
}
