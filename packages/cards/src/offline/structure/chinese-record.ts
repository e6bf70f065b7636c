import type { Place } from "../place.ts";
import type { TermLine } from "./term-line.ts";

/** "世界最大的咖啡生产国", "亚洲第一长河": there is one of it, and its name is what is learnt. */
const record =
  /^(?:我国|中国|世界|全球|全国|亚洲|欧洲|非洲|美洲|地球|太阳系|人类|人体|自然界|古代|现存)?(?:历史)?上?(?:面积|人口|海拔)?(?:最\p{Script=Han}{1,3}的[^，。；、的]{2,12}|第[一二三四五]大[^，。；、的]{2,8})$/u;
const scoped = /^(?:我国|中国|世界|全球|全国|亚洲|欧洲|非洲|美洲|地球|太阳系|人类|人体|自然界|古代|现存)/u;
const ofCountry = /(?:国|国家)$/u;
const ofPlace =
  /(?:洲|洋|海|湖|河|江|山|岛|峰|城|城市|省|市|县|港|港口|高原|平原|盆地|沙漠|半岛|群岛|大陆|海峡|瀑布|峡谷|油田|牧场|产地|产区)$/u;
const ofSomebody = /(?:[人家者]|皇帝|国王|诗人|词人|将领|总统|学者)$/u;

/** Whether a name is told by being the first, the largest of its kind: asked the other way round it has one answer. */
export function isRecord({ term, meaning }: TermLine): boolean {
  const what = meaning.replace(/[。；]$/u, "");
  // "最小的音义结合体" defines; a record is held in the world, or is a place.
  const isHeld = scoped.test(what) || ofPlace.test(what) || ofCountry.test(what);
  return isHeld && record.test(what) && /^[\p{Script=Han}·]{2,10}$/u.test(term) && !term.includes("的");
}

export function askRecord({ sheet }: Place, { term, meaning }: TermLine, quote: string): void {
  const what = meaning.replace(/[。；]$/u, "");
  const asked = ofCountry.test(what)
    ? "是哪个国家"
    : ofPlace.test(what)
      ? "是哪个"
      : ofSomebody.test(what)
        ? "是谁"
        : "是什么";
  sheet.ask({
    rule: "definition.term-line",
    question: `${what}${asked}？`,
    answer: term,
    quote,
    score: 0.95,
    difficulty: "easy",
  });
}
