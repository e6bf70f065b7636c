import { captured } from "../../text/captured.ts";

/** What goes on from the sentence before: "不久", "丘成桐因此", "其中的十四个", "1823年破解了". */
const goingOn =
  /^(?:不久|反过来|第[二三四五六]年|几[天年]后|同年|同月|次年|翌年|次日|当天|是年|次年初|随后|后来|此后|其后|接着|接下来|紧接着|于是|从此|至此|由此(?!可)|为此|对此|与此|除此|相比之下|另一方面|一方面|当时|那时|然后|后又)(?!(?:是|指)什么)|^(?:反之|相反|同样|最终|最后|结果|总之|可见)，|^[^，]{0,12}(?:因此|于是)|^\d{3,4} ?年(?: ?\d{1,2} ?月)?\p{Script=Han}{1,2}了|其中的|^(?:代表作|主要作品|作者|主人公|书中|文中|诗中|剧中|全诗|全文|该书|本书|小说)(?=[《是为在写讲规提收描叙通以])/u;
/** "这个纲领", "该法", "上述情形": a pointer at a noun, which may stand before it in the same sentence. */
const pointer =
  /(?:(?<![\p{Script=Han}])那|(?<![”》」])这)[一两几]?[个种些次场位项条类件段部座支本篇幅份套]?(?<noun>\p{Script=Han}{1,2})|(?<![应活])该(?<named>\p{Script=Han}{1,2})|(?:上述|前述)(?<said>\p{Script=Han}{1,2})/gu;
/** What every pointer has. */
const pointing = /[那这该]|[上前]述/u;
/** What 这, 那 and 该 are only a part of. */
const noPointer = /^(?:样|里|儿|么|边|是|就|也|都|不|意|说|即|而|既|被|为|使|让|会|能|可|与|和|由|时)/u;
/** "两种反应", "前者", "另一种": counted, but what is counted stands elsewhere. */
const counted =
  /^(?:这|那|上述|以上|前|后)?[两二三四五六]者|^两[种类个](?!以上|或|[^，]{1,12}的[^，]{0,6}[叫称])|^[前后]者|^(?:其他|其它|其余|另外|另)[一两三几]?[个种类些]/u;
/** A clause before "这" is what it means: "入射角增大时折射光线消失，这种现象称为什么". */
const saidBefore = /[^，：；]{4,}，$|[^，]{4,}(?:，[^，]+)+$|——$/u;

/** "除服务期和竞业限制这两种情形外": which ones stands before it. */
function isApposed(before: string, pointing: string): boolean {
  return /^这[两三四五六几][个种类项]/u.test(pointing) && /[、和与及]\p{Script=Han}{2,10}$/u.test(before);
}

/**
 * Whether a Chinese sentence, or a question, says itself what it speaks of: no pointer at a noun that stands in another
 * sentence, nothing that goes on from one.
 */
export function standsAloneInChinese(text: string): boolean {
  if (goingOn.test(text) || counted.test(text)) return false;
  if (!pointing.test(text)) return true;
  for (const found of text.matchAll(pointer)) {
    const noun = captured(found, "noun") || captured(found, "named") || captured(found, "said");
    const before = text.slice(0, found.index);
    if (isApposed(before, found[0]) || noPointer.test(noun)) continue;
    if (found[0].startsWith("这") && saidBefore.test(before)) continue;
    // The last letter of a short noun is often the verb after it: "该药具".
    if (!before.includes(noun.charAt(0))) return false;
  }
  return true;
}
