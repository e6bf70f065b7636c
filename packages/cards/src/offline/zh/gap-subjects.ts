import { captured } from "../../text/captured.ts";

const minPredicate = 10;
/** A term and the verb that tells what it does or where it is. */
const opening =
  /^(?<term>[\p{Script=Han}A-Za-z\d-]{2,9}?)(?:主要|一般|通常|常|可|能|能够|可以|大多|多|均|都)?(?:存在于|分布于|集中于|盛行|作用于|适用于|适用(?=于)|常见于|见于|允许|描述(?!了)|表现为|取决于|依靠|依赖|分泌|含有|由(?=[^，]{2,12}(?:组成|构成|分泌|产生|控制|引起))|对[^，]{2,16}(?:进行|起|有)|内?含有|在[^，]{2,10}(?:开始|传入|出现|形成|达到|成为)|通过[^，]{2,14}(?:进出|进入|运输|传播|完成|实现)|重新|使(?!用|命|者)|能使|促进|抑制|催化|参与|负责|用来|用以|认为|主张|强调|反对|指出|规定|要求|反映了?|标志着?|导致|引起|破坏|结束了|推翻了|建立了|发动了|统一了|击败了?|写下了?|创作了?|发明了|发现了|提出了)(?<rest>.+)$/u;
const noTerm =
  /虽然|尽管|不[仅但]|^(?:未经|经过|[这那此该其它他她我你某各每另本诸]|一[些个种般旦]|许多|很多|有[些的人]?|大[家多]|如果|因为|由于|虽然|但|而|并|且|所|以|在|从|对|当|为|被|把|将|使|不|没|无|可|能|应|须|必|最|更|主要|其中|例如|此外|通过|根据|按照|随着|经过|人们|学者|专家|作者|研究|实验|结果|原因|目的|作用|特点|方法|过程|条件|问题|当事人|行为人|法律|本法|国家|社会|企业|公司|政府|人民法院|患者|病人|教师|学生|老师|同学|我国|中国|本|上述|下列|任何|依照|典型|第[一二三四五六七八九十\d]+[款条项]|之后|之前|后来|当时)|[的了着是在与和及或把被将从自]|[地得过有对向到也都就才又再还不未很更时后前中上下里内外间]$|(?:主要|一般|通常|往往会?|会|有权|无权)$/u;

/** The term that a Chinese sentence begins with, where what it does follows: "[海绵体]存在于...，与...有关"; empty where none is plain. */
export function subjectTerm(sentence: string): string {
  const found = opening.exec(sentence);
  const term = captured(found, "term");
  if (term === "" || noTerm.test(term) || captured(found, "rest").length < minPredicate) return "";
  return sentence.slice(term.length).includes(term.slice(0, 2)) ? "" : term;
}
