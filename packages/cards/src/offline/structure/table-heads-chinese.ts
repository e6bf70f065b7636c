import { countHan } from "../../text/units.ts";

/** Last characters of nouns that name what something has: 名称, 产生条件, 传播途径, 作用机制. */
const nounEnding =
  /[名称式所压准裁献员态绩业誉衔节律法力体器物剂素酶酸药病症者人家国省市区地处位置点层面期率量值数度性型类种色味形质料源因素果理制权件径向能效途征足势限成分构造号围景象的标义则据表作品代都城想论说著职域心键题材格背志役议口语令频周波荷产底候被教族积史文字诗词书画乐舞曲器具价税费额款项级别群组段系统酯烃酮醛骨肌腺膜液血管线思目害份团温机码像距槛属库网站室厂院校局厅馆关壁腔拔]$/u;
const nouns =
  /^(?:代表|典型|常见|常用|适用|推荐)(?!性).{1,4}$|(?:原因|特点|优点|缺点|条件|时间|后果|措施|影响|意义|功能|作用|用途|对象|内容|任务|症状|表现|体征|机制|原理|方法|方式|途径|疫苗|代表|成因|场景|思想|学说|主张|制度|事件|动作|反应|现象|公式|符号|单位|规律|结论|启示|评价|例子|典故|习性|要求|需求|目的|目标|关系|区别|联系|气候|植被|资源|产业|变化|政权|年号|谥号|庙号|成就|贡献|归属|活动|应用|变量|不变量|门槛|航线|利润|比例|配比|配方)$/u;
/** Labels that are a verb with its object, or a clause: "建立连接", "转换为数字", "分配内存位置". */
const clause =
  /(?<![行作])为|[到给被把没未]|不(?!变|良|足|利)|^(?:是|能(?![量源级力])|会(?!议)|有(?![效机害利])|可(?![燃溶能用靠比]))/u;
const verbFirst =
  /^(?:建立|转换|分配|返回|获取|设置|使用|创建|删除|修改|查看|打开|关闭|运行|生成|调用|实现|进行|发送|接收|更新|选择|支持|连接|增加|减少|提高|降低|保持|具有|属于|包含|占用|需要)/u;

/** Whether "NAME的LABEL" is Chinese: the label is a noun, and no verb with its object. */
export function isOwnedHeadZh(label: string): boolean {
  if (countHan(label) === 0) return /^[A-Za-z][A-Za-z ]{0,14}$/.test(label);
  if (countHan(label) > 8 || noNoun.test(label) || isClauseHead(label)) return false;
  return nounEnding.test(label.replace(/[（(][^（）()]*[）)]$/u, "")) || nouns.test(label);
}

/** Signs of more than one noun, and what a noun does not begin with. */
const noNoun =
  /[，。；：/]|的(?!）)|^(?:方式$|需要|具有|属于|包含|[和与及或由按]|对(?![象流称比策])|使(?!用)|在(?![位职])|向(?![量导])|从(?!属)|\d)/u;

/** "建立连接", "转换为数字"; not "支持国", "使用范围". */
function isClauseHead(label: string): boolean {
  if (clause.test(label)) return true;
  const isWithObject = verbFirst.test(label) && countHan(label) !== 4 && countHan(label) > 2;
  return isWithObject && !/[国人值量率期机关院门]$/u.test(label);
}

/** A short head that is no verb with its object: "气流", "执行顺序". */
export function isPlainHeadZh(label: string): boolean {
  return /^\p{Script=Han}{2,5}$/u.test(label) && !clause.test(label) && !verbFirst.test(label);
}

/** Labels of degree: "气流强弱", "开销". */
const degreeLabel =
  /(?:强弱|高低|快慢|长短|多少|难易|轻重|厚薄|深浅|好坏|远近|粗细|早晚|松紧|浓淡|优劣|宽窄|冷热|软硬|程度|情况|状况)$|^(?:气温|降水|地形|地势|光照|热量|水文|汛期|结冰期|流速|水位|流量|含沙量)$/u;
const measureLabel = /[度性量率差本耗销力压速]$|(?:大小|效果|开销|性能|质量|数量|能力|价格|风险)$/u;
const degreeValue =
  /^(?:很|较|最|极|更|非常|比较|相对|略|偏|稍|不太|不)?(?:高|低|大|小|快|慢|强|弱|好|差|多|少|长|短|深|浅|轻|重|宽|窄|粗|细|厚|薄|硬|软|简单|复杂|稳定|固定|一般|中等|适中|安全|可靠|灵活)(?:得多|一些|许多)?(?:[，,（(].*)?$/u;
/** Cells that say how it is with something and not what it is: "不受阻碍", "仅影响外观". */
const predicateValue =
  /^(?:不(?!锈|饱和|等式)|较|很|更|最|可|能够|能(?!量|力|源)|会|需|应|要(?!素|点)|已|未|无需|无须|受|被(?![告害保试子除])|由|向(?![量导性日])(?!.*法$)|在|出现在|存在于|取决于|支持(?![者率力])|随|从|与|均|都(?!城)|没有|没|必须|有权|无权|对(?!称|流|数|象|比)|按|依|以(?=[^太])|一般|通常|往往|常|多(?=为|在|见)|先|仅|只|难以|容易|易)/u;

/** "厚、弹性大", "较慢": cells that say of what degree something is. */
const ofDegree =
  /^(?:很|较|最|极|更|非常|比较|相对|略|偏|稍|不太|不)?(?:高|低|大|小|快|慢|强|弱|多|少|长|短|深|浅|轻|重|宽|窄|粗|细|厚|薄|硬|软|平坦|陡峭|简单|复杂|稳定|丰富|贫乏|充足|单一|多样|湿润|干燥|肥沃|贫瘠)(?:得多)?(?:$|[，,、；（(])/u;

export function isDegreeValue(value: string): boolean {
  return ofDegree.test(value);
}

/** Cells that say what becomes of something, and of what they say nothing: "快速增长", "下降". */
const changeValue =
  /^(?:快速|迅速|缓慢|逐渐|逐步|明显|显著|急剧|大幅|略有?|稳步|持续|不断|大大|有所|都|均)?(?:增长|增多|增加|增大|增强|上升|升高|提高|下降|降低|减少|减小|减弱|减慢|加快|缩短|延长|扩大|缩小|变[大小多少强弱快慢长短]|(?:保持|基本)?不变|不?守恒|[有无]损失|损失最?[大小]|消失|停止)(?:[，,；（(].*)?$|^先\p{Script=Han}{1,4}后\p{Script=Han}{1,4}$/u;

/** Whether a cell says that something grows, falls or the like. */
export function isChangeValue(value: string): boolean {
  return changeValue.test(value);
}

export function isDegree(label: string, value: string): boolean {
  return degreeLabel.test(label) || (measureLabel.test(label) && degreeValue.test(value));
}

export function isPredicateValue(value: string): boolean {
  return predicateValue.test(value);
}
