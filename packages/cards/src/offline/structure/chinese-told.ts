/** What is done, what goes on, a doctrine: told by how it goes, and so defined by a clause. */
export const toldByClause =
  /(?:法|学习|验证|术|策略|算法|模型|机制|操作|反应|检验|效应|现象|作用|治疗|训练|过程|运动|检测|分析|管理|协议|技术|原理|定律|主义|制度|动词|名词|政策|体制|系统|传播|交换|游戏|扩散|运输|转运|分裂|复制|转录|翻译|还原|氧化|固定|呼吸|循环|代谢|变异|突变|进化|选择|沉积|侵蚀|风化|搬运|蒸发|凝固|拟合|下降|教育|改革|革命|起义|原则|规则|规律|方式|模式|形式|观|论|说|律|制|性|化|式)$/u;
const nominalEnd = /的[^的，。；、]{1,10}[。；]?$/u;
const definingStart =
  /^(?:是?指|即|一[种个类项组套]|由|以|把|将|用|使|让|从|在|对|按|沿|通过|根据|利用|随|为了?)/u;
/** What follows a subject of its own. */
const verbBehind =
  /^[^，。；、]{2,16}?(?:具有|没有|不能|不得|必须|应当|可以|(?<![不认许])可(?![靠控见能])|会(?![议计员])|被|不是|(?<![就也还只正都总])是(?![指否])|越|一般|往往|通常)/u;

/** "意思条件：防卫人具有防卫意识": a sentence about the term, and no definition of it. */
export function isToldOnly(term: string, meaning: string): boolean {
  if (/[？?]\s*$/u.test(meaning) || /^(?:记住|注意|见|参见|同上|略|待)/u.test(meaning)) return true;
  if (areQualities(meaning) || (range.test(meaning) && meaning.includes("%"))) return true;
  if (rule.test(meaning) || said.test(term)) return true;
  if (nominalEnd.test(meaning) || definingStart.test(meaning)) return false;
  if (/^(?:不能|可以|须)(?!用|答)/u.test(meaning)) return true;
  return verbBehind.test(meaning) && !toldByClause.test(term.replace(/[（(].*$/u, ""));
}

/** "不得超过标的额的20%", "始于出生": a rule or a limit. */
const rule = /^(?:不得|必须|应当|始于|起于|开始于)/u;
/** "速度快：...": what is said of something, and no thing. */
const said = /^(?!.*[提升降扩放缩减])\p{Script=Han}{2,4}(?:快|慢|高|低|大|小|强|弱|好|差|多|少)$/u;

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
  return madeOfQuestion(term, meaning) ?? traitQuestion(bare, meaning) ?? workQuestion(bare, meaning);
}

const mixture = /[\p{Script=Han}）)%\d]\s?[+＋]\s?\p{Script=Han}/u;

/** A range, a mixture, several methods, members with spaces between them. */
function madeOfQuestion(term: string, meaning: string): string | undefined {
  const isRange = range.test(meaning) && !/年|月|日|时|期/u.test(term + meaning);
  if (isRange && measured.test(term)) return `${term}的范围是多少？`;
  if (/^[^，。；=≈]{2,30}$/u.test(meaning) && mixture.test(meaning)) return `${term}由什么组成？`;
  const parts = meaning.replace(/[。；]$/u, "").split(/[、]|\s/u);
  if (parts.length > 1 && parts.every((part) => /^[^，。；]{2,12}法$/u.test(part))) {
    return `${term}${term.endsWith("方法") ? "" : "的方法"}有哪些？`;
  }
  if (meaning.startsWith("等于")) return `${term}等于什么？`;
  const isSpaced = spaced.test(meaning) && /\p{Script=Han}/u.test(meaning) && !/\d/.test(meaning);
  return isSpaced ? `${term}有哪些？` : undefined;
}

/** "选择性的膜结构，有核糖体", "不耗能". */
function traitQuestion(term: string, meaning: string): string | undefined {
  const areTraits = /^[^，。；]{2,14}(?:，(?:有|无|没有|不)[^，。；]{1,12})+$/u.test(meaning);
  const isLack = /^(?:不|无需|无)[^，。；的]{1,8}$/u.test(meaning);
  return isLack || (areTraits && !nominalEnd.test(meaning)) ? `${term}有什么特点？` : undefined;
}

/** What things do with what they are given. */
const doing =
  /^(?:暂时|临时)?(?:存储|存放|保存|暂存|寄存|读取|写入|输入|输出|显示|放大|转换|计算|处理|分析|指出|指示|观察|测量|检测|接收|发送|产生|驱动|控制|执行|译码|缓冲|锁存)(?![器机的])/u;
const work =
  /^[^，。；]{2,12}(?:合成|加工|分解|运输|储存|贮存|消化|转运|分泌|吸收|调节|转换|转化|保护|支持|识别|传递|过滤)$/u;

/** "蛋白质加工", "观察细胞超微结构" of a thing. */
function workQuestion(term: string, meaning: string): string | undefined {
  const isThing = instrument.test(term.replace(/\s?[A-Za-z]+$/, ""));
  const isUse = isThing && (/^\p{Script=Han}{2}[^的，。；]{1,16}$/u.test(meaning) || doing.test(meaning));
  const isWork = work.test(meaning) && !toldByClause.test(term);
  return isWork || (isUse && !definingStart.test(meaning)) ? `${term}的作用是什么？` : undefined;
}
