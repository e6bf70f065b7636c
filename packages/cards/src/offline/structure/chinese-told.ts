/** What is done, what goes on, a doctrine: told by how it goes, and so defined by a clause. */
const toldByClause =
  /(?:法|学习|验证|术|策略|算法|模型|机制|操作|反应|检验|效应|现象|作用|治疗|训练|过程|运动|检测|分析|管理|协议|技术|原理|定律|主义|制度|动词|名词|政策|体制|系统|传播|交换|游戏|扩散|运输|转运|分裂|复制|转录|翻译|还原|氧化|固定|呼吸|循环|代谢|变异|突变|进化|选择|沉积|侵蚀|风化|搬运|蒸发|凝固|拟合|下降|教育|改革|革命|起义|原则|规则|规律|方式|模式|形式|观|论|说|律|制|性|化|式)$/u;
const nominalEnd = /的(?=[^\d])[^的，。；、会能应须]{1,10}[。；]?$/u;
const definingStart =
  /^(?:是?指|即|一[种个类项组套]|由|以|把|将|用|使|让|从|在|对|按|沿|通过|根据|利用|随|为了?)/u;

const classNoun =
  /(?:思想|理论|学说|制度|组织|机构|学派|著作|作品|称号|称谓|学者|诗人|作家|皇帝|国家|城市|地区|民族|宗教|语言|文字|物质|元素|化合物|混合物|单质|激素|维生素|蛋白质|细胞|组织|器官|系统|疾病|药物|植物|动物|微生物|结构|部位|场所|工具|仪器|设备|方法|方式|手段|现象|过程|行为|关系|性质|状态|能力|权利|义务|条件|原因|结果|标志|起点|终点|转折点|开端|中心|首都|基础|核心|单位|数量|总称|统称|合称|简称|别称|之和|之比|比值|程序|软件|语句|命令|协议|算法|模型|数据|集合|函数|变量|规则|标准|文件|合同|法律|原则|职业|活动|运动|战争|事件|会议|条约|政策|改革|革命|风格|流派|体裁|手法|技巧|图形|曲线|直线|角|点|线|面)$/u;
/** "表明作者身份，在作品上署名的权利": the noun at the end of the whole. */
const ownedClass =
  /的(?:权利|权力|义务|行为|过程|方法|制度|能力|状态|现象|活动|关系|性质|特性|合同|协议|物质|化合物|结构|细胞|组织|理论|学说|方式|总称|统称|合称|作品|人|国家|时间|时期|阶段|费用|价格|比例|比值|程度|速度|运动|反应|变化|原则|规则|疾病|病变)[。；]?$/u;
const verbIn =
  /[归属须应不有由能会可要为以被把使让向在从对就都才再又也已将得地着了过则越更]|取得|符合|办理|通知|缴纳|使用|进行|用于|位于|提出|主张|认为|负责|影响|引起|导致|增加|减少|升高|降低/u;

/** "体温39.1～41℃". */
const measuredAt = /^\p{Script=Han}{2,4}(?:为|约)?\s?[<>≤≥]?\d[\d.～~–-]*\s?\S{0,3}(?:以[上下])?$/u;

/** "测量结果的一致性、稳定性". */
const twoNouns = /^[^，。；、与由对使把将]{2,12}的[^的，。；、]{2,5}[、和与][^的，。；、]{2,5}[。]?$/u;

/** Whether what stands behind a term surely is a noun that defines it. */
export function isDefinition(meaning: string): boolean {
  const [first = ""] = meaning.split(/[，；。]/u);
  if (/^(?:类似|适合|适用|每次|每隔|不能|不会)/u.test(meaning)) return false;
  if (/^是(?![否非指以])[^，。；]{4,}/u.test(meaning)) return true;
  if (/^(?:不得|必须|应当?|须|可以|始于|起于)(?![用答])/u.test(meaning)) return false;
  if (/^(?:是?指(?![出示向导引标])|一[种个类项组套])/u.test(meaning)) return true;
  if (nominalEnd.test(first) || (nominalEnd.test(meaning) && definingStart.test(meaning))) return true;
  if (measuredAt.test(meaning) || twoNouns.test(meaning)) return true;
  if (classNoun.test(first) || ownedClass.test(meaning)) return true;
  const isBare =
    first === meaning.replace(/[。]$/u, "") && /^[\p{Script=Han}A-Za-z《》“”·]{1,9}$/u.test(first);
  return isBare && !verbIn.test(first);
}

/** "后下", "皂素", "海产品": a word that may be anything to its term. */
export function isBareWord(meaning: string): boolean {
  const word = meaning.replace(/[。]$/u, "");
  return /^\p{Script=Han}{2,4}$/u.test(word) && !classNoun.test(word);
}

/** Half a sentence, a hint at another page, the term over again: nothing to be asked. */
export function isEmptyNote(term: string, meaning: string): boolean {
  if (/…|\.{3}|^(?:略|见|参见|详见)|见(?:笔记|课本|教材|书)/u.test(meaning)) return true;
  // "介于二者之间": between which, only the lines above tell.
  if (/^(?:介于|处于|与)?(?:二者|两者|以上两|前者|后者)/u.test(meaning)) return true;
  if (/有[两三四五六几]个?(?:含义|方面|特点|原因|部分|层面|意思)[。：]?$/u.test(meaning)) return true;
  if (/^(?:但|而(?!言)|所以|因此|并且?|然而)/u.test(meaning)) return true;
  if (/(?:取决于|包括|如下|分为|等于|就是|主要有|[为是有])[。：]?$/u.test(meaning)) return true;
  return meaning.includes(term) && meaning.length <= term.length + 4;
}

/** "速度快：...": what is said of something, and no thing. */
const said = /^(?!.*[提升降扩放缩减])\p{Script=Han}{2,4}(?:快|慢|高|低|大|小|强|弱|好|差|多|少)$/u;

/** "明清时期形成严密的考试体系", "六部具体执行", "拍号跟分数一样", "从上到下": a clause of its own. */
const clausal =
  /\p{Script=Han}{2}(?:形成|建立|实行|采取|进行|发生|出现)了?\p{Script=Han}{2,}的|[跟与和].+一样|从.{1,4}到|最[短长多少高低]\p{Script=Han}|(?<!比)较\p{Script=Han}{1,2}$|^(?:须|应当?|需(?!求|要层)|必须|对于?|由于|因为|为了|根据|按照)\p{Script=Han}{3}|具体\p{Script=Han}{2}$/u;

/** "晴朗的夜晚降温快", "夏季的海面呈蓝绿色": how something is seen to be, before the reason for it. */
export function isObservation(term: string): boolean {
  return /^(?!.*最)\p{Script=Han}{1,6}的\p{Script=Han}{2,5}(?:呈|显得?)?[^的]{0,4}(?:[快慢高低大小强弱好差多少长短冷热暖](?<!(?:大小|高低|多少|快慢|长短|强弱|冷热|提高|升高|降低|减少|增多|缩短|延长|扩大|增大|减小|缩小|增强|减弱|加快|减慢))|(?:呈|显)\p{Script=Han}{1,4}色?)$/u.test(
    term,
  );
}

/** Whether a term is a clause, or says a quality of something, and names no thing. */
export function isSaid(term: string): boolean {
  return (
    said.test(term) ||
    clausal.test(term) ||
    /^\p{Script=Han}{2}(?:消耗|开销|占用|损耗)[大小多少]$/u.test(term)
  );
}

/** A clause, a quality, a case: no name that an account could be asked of. */
export function isNoName(term: string): boolean {
  if (isSaid(term) || /的$|^(?:不满|现在|如果|当|只要|凡)/u.test(term)) return true;
  return /依靠|就是|说的|可以|能够|[^本]是|分为|有[两三四五六七八九十]|^[两三四五六七八九十几][种个类大项条点方]/u.test(
    term,
  );
}

/** "内部、不稳定、可控", "85%～90%": a rating, to be told the thing that has it. */
export function isRated(meaning: string): boolean {
  return areQualities(meaning) || (range.test(meaning) && meaning.includes("%"));
}

/** "内部、不稳定、可控". */
export function areQualities(meaning: string): boolean {
  return (
    /^(?:[^，。；、的]{1,5}、)+[^，。；、的]{1,5}$/u.test(meaning) && /(?:^|、)(?:不|可|非|无)/u.test(meaning)
  );
}

const spaced = /^[\p{Script=Han}（）()]{2,10}(?:\s[\p{Script=Han}（）()]{2,10}){1,5}$/u;
const instrument =
  /(?:镜|仪|器|机|计|尺|设备|装置|部件|单元|模块|接口|芯片|总线|表|泵|阀|探头|软件|命令|函数|寄存器|计数器|指令|按钮|工具|试剂|指示剂|培养基)$/u;
const measured = /(?:号|率|值|数|量|点|度|价|费|额|比|压|径|长|宽|高|重|速|距|龄)$/u;
const range = /^[<>≤≥约]?\s?[\d.]+\s?(?:[%℃°]|[a-zA-Z]{1,4})?\s?[~～—–-]\s?[\d.]+\s?\S{0,4}$/u;

/** Questions that members, ranges and the work of a thing ask for. */
export function toldQuestion(term: string, meaning: string): string | undefined {
  const bare = term.replace(/[（(][^（）()]*[）)]$/u, "");
  return (
    makerQuestion(term, meaning) ??
    madeOfQuestion(term, meaning) ??
    traitQuestion(bare, meaning) ??
    workQuestion(bare, meaning)
  );
}

/** "由解缙主编". */
function makerQuestion(term: string, meaning: string): string | undefined {
  const found =
    /^由?[^，。；的]{2,12}?(?<verb>主编|编著|编写|所著|著|创立|创建|创办|提出|发明|发现|建立|领导|主持|设计|修建|撰写|翻译|发动|组织|修筑|统一|设立)[。]?$/u.exec(
      meaning,
    )?.groups;
  return found === undefined ? undefined : `${term}由谁${found["verb"] ?? ""}？`;
}

const mixture = /[\p{Script=Han}）)%\d]\s?[+＋]\s?\p{Script=Han}/u;

/** A range, a mixture, several methods, members with spaces between them. */
function madeOfQuestion(term: string, meaning: string): string | undefined {
  const isRange = range.test(meaning) && !/年|月|日|时|期/u.test(term + meaning);
  if (isRange && measured.test(term)) return `${term}的范围是多少？`;
  const isTreated = /(?:栓塞|休克|中毒|[病症炎])$/u.test(term);
  if (!isTreated && /^[^，。；=≈]{2,30}$/u.test(meaning) && mixture.test(meaning)) {
    return `${term}由什么组成？`;
  }
  const parts = meaning.replace(/[。；]$/u, "").split(/[、]|\s/u);
  if (parts.length > 1 && parts.every((part) => /^[^，。；]{2,12}法$/u.test(part))) {
    return `${term}${term.endsWith("方法") ? "" : "的方法"}有哪些？`;
  }
  if (/^适合[^，。；]{2,12}[。]?$/u.test(meaning)) return `${term}适合什么？`;
  if (meaning.startsWith("等于")) return `${term}等于什么？`;
  const isSpaced = spaced.test(meaning) && /\p{Script=Han}/u.test(meaning) && !/\d/.test(meaning);
  return isSpaced ? `${term}有哪些？` : undefined;
}

/** "选择性的膜结构，有核糖体", "不耗能". */
function traitQuestion(term: string, meaning: string): string | undefined {
  if (/(?:定律|定理|法则|原理|规律)$/u.test(term)) return undefined;
  const areTraits = /^[^，。；]{2,14}(?:，(?:有|无|没有|不)[^，。；]{1,12})+$/u.test(meaning);
  const isLack = /^(?:不|无需|无)[^，。；的]{1,8}$/u.test(meaning);
  return isLack || (areTraits && !nominalEnd.test(meaning)) ? `${term}有什么特点？` : undefined;
}

/** What things do with what they are given. */
const doing =
  /^(?:暂时|临时)?(?:存储|存放|保存|暂存|寄存|读取|写入|输入|输出|显示|放大|转换|计算|处理|分析|指出|指示|观察|测量|检测|接收|发送|产生|驱动|控制|执行|译码|缓冲|锁存)(?![器机的])/u;
const work =
  /^[^，。；]{2,12}(?:合成|加工|分解|运输|储存|贮存|消化|转运|分泌|吸收|调节|转换|转化|保护|支持|识别|传递|过滤)$/u;

const actsOn =
  /^(?:指定|测定|测|量|盛放|固定|支撑|加热|冷却|过滤|分离|吸取|称量|搅拌|切断|接通|保护|调节|连接|传递|选择|记录|存取|翻译|运行|管理|检索|查找|生成|打开|关闭|切换|统计)[^的，。；、和]{1,14}$/u;

/** "蛋白质加工", "观察细胞超微结构" of a thing. */
function workQuestion(term: string, meaning: string): string | undefined {
  const isThing = instrument.test(term.replace(/\s?[A-Za-z]+$/, ""));
  const isUse = isThing && (doing.test(meaning) || actsOn.test(meaning));
  const isWork = work.test(meaning) && !toldByClause.test(term);
  return isWork || (isUse && !definingStart.test(meaning)) ? `${term}的作用是什么？` : undefined;
}
