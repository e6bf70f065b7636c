/** What the head of a column or of a row says about the cells beside it. */

/** A column whose cells are examples, remarks or numbers of rows: nothing to ask for. */
const idle =
  /^(?:例句|例文|例词|示例|造句|备注|注释?|注意|附注|页码|序号|编号|出处|图|图片|example sentences?|sample sentence|sentence|notes?|remarks?|comments?|口诀|记忆.{0,3}|助记|谐音|mnemonics?|no\.?|#|page|link|url|image|picture|status|rating)$/i;
/** A head that only says "what follows is said of it". */
const general =
  /^(?:details?|descriptions?|def\.?|desc\.?|explained|explanations?|meaning|definition|what it is|contents?|information|summary|说明|描述|解释|详情|内容|含义|意思|定义|释义|内涵|要点|具体内容|主要内容|概念)$/i;
/** A head over names of traits, not of things: the things stand in the other heads. */
const traitHead =
  /^(?:features?|aspects?|propert(?:y|ies)|characteristics?|criteri(?:on|a)|elements?|attributes?|parameters?|dimensions?|points?|basis|traits?|differences?|fields?|(?:basis|points?|grounds?) of [a-z ]+|comparison|特征|特点|特性|项目|内容|比较|对比|比较项目?|对比项目?|比较内容|方面|指标|属性|区别|不同点|维度|要素|性质|参数|比较点|对比点)$/i;
const traitEn =
  /\b(?:value|number|rate|size|mass|length|height|weight|width|depth|speed|velocity|density|pressure|temperature|year|date|age|time|duration|range|price|cost|population|area|volume|point|level|score|count|frequency|percentage|percent|share|ratio|units?|capacity|dose|dosage|concentration|charge|radius|diameter|distance|energy|power|voltage|current|resistance|port|code|symbol|formula|period|term|century|amount|quantity|limit|maximum|minimum|threshold|salary|grade|rank|position|order|magnitude|half-life|complexity|bits|bytes|ph|types?|kinds?|functions?|roles?|purpose|uses?|usage|effects?|causes?|symptoms?|treatments?|signs?|features?|examples?|structure|composition|locations?|origin|presence|morphology|visibility|appearance|shape|colou?r|advantages?|disadvantages?|author|meaning|definition|description|result|significance|importance|properties|mechanism|action|side effects|products?|source|state|strength|wavelength|resolution|magnification|names?|keywords?|commands?|goal|focus|method|habitat|diet|lifespan|climate|capital|currency|language|religion)\b|%/i;
const traitZh =
  /(?:数|量|率|度|积|径|值|期|比|年份|年代|时间|地点|位置|分布|功能|作用|特点|特征|结构|成分|组成|原因|结果|影响|意义|用途|性质|类型|种类|例子|举例|代表|人物|含义|意思|方法|条件|范围|来源|部位|场所|单位|符号|公式|优点|缺点|表现|对象|内容|主体|形式|方式|目的|时期|国家|形态|颜色|状态|能源|产物|原料|动力|说明|描述|定义|读音|词性|用法|航线|路线|路径|途径|过程|权利|义务|特权|措施|结局|评价|地位|背景|标志|领导者?|阶级|性质|任务|口号|纲领|文献|机构|制度)$/u;

export function isIdleLabel(label: string): boolean {
  return idle.test(label);
}

export function isGeneralLabel(label: string): boolean {
  return general.test(label);
}

/** Whether a head stands over traits ("Feature", "比较项目") or over nothing. */
export function isTraitHead(label: string): boolean {
  return label.trim() === "" || traitHead.test(label);
}

/** Whether a text names a trait of something: "wavelength", "主要功能". */
export function isTrait(text: string): boolean {
  return traitEn.test(text) || traitZh.test(text);
}

/** A label without the unit that its numbers are given in: "Length (km)", "分裂期/h", "Mass, kg". */
export function splitUnit(label: string, value: string): { readonly name: string; readonly unit: string } {
  if (!/\d/.test(value)) return { name: label, unit: "" };
  const found =
    /^(?<name>.+?)\s*(?:[（(](?<inner>[^（）()]{1,16})[）)]|[/／](?<bare>[A-Za-zμ°%℃Ω·²³⁻¹\d^-]{1,8}))$/u.exec(
      label,
    )?.groups;
  const unit = (found?.["inner"] ?? found?.["bare"] ?? "").trim();
  const isUnit = unitPattern.test(unit);
  // "Range (pH)": what is in brackets is the quantity.
  if (unit === "pH") return { name: `pH ${(found?.["name"] ?? "").toLowerCase()}`, unit: "" };
  return isUnit ? { name: found?.["name"] ?? label, unit } : { name: label, unit: "" };
}

const unitPattern =
  /^(?:(?:in |million |billion |thousand |×?10\S* )?[A-Za-zμ°%℃Ω$€£¥][A-Za-z·²³⁻¹\d^/ -]{0,9}|[百千万亿]{0,2}(?:年|月|日|天|周|小时|分钟?|秒|米|千米|公里|厘米|毫米|元|人|个|吨|克|千克|公斤|升|毫升|度|岁|开|摄氏度|[千兆]?[帕牛焦瓦伏安欧赫卡]|摩尔|分贝|公顷|亩|斤|两|次|倍|层|只|台|件|名|位|户|平方[^）]{1,4}|立方[^）]{1,3}))$/u;
