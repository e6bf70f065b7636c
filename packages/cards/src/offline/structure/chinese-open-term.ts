const placeName =
  /^[^，。；、的]{1,5}(?:国|州|洲|省|市|城|岛|京|海|山|河|江|湖|县|郡)$|^(?:印度|埃及|希腊|罗马|意大利|西班牙|葡萄牙|荷兰|俄罗斯)$/u;
const doer =
  /(?:发明者|发现者|改良者|提出者|创立者|建立者|领导者|设计者|缔造者|开创者|发明人|发现人|领导人|主持人|作者|主帅|统帅|开国皇帝)$/u;
const site = /(?:中心|发源地|所在地|首都|都城|产地|发生地)$/u;
/** A verb that waits for its time or place: "首先发生在". */
const open = /(?:发生|开始|产生|诞生|出现|形成|设立|设|建|位|源|起源|兴起|爆发|定都|迁都|流行|分布)[于在]$/u;

/** A term that only waits for its answer: "首先发生在：英国", "改良者：瓦特", "中心：法国". */
export function openTermQuestion(term: string, meaning: string): string | undefined {
  const isPlace = placeName.test(meaning);
  if (open.test(term)) {
    const isTime = /\d\s?[年月日]|世纪/u.test(meaning);
    return isTime || isPlace ? `${term}${isTime ? "什么时候" : "哪里"}？` : undefined;
  }
  if (site.test(term) && isPlace) return `${term}是哪里？`;
  return doer.test(term) && /^[\p{Script=Han}·]{2,8}$/u.test(meaning) && !meaning.includes("的")
    ? `${term}是谁？`
    : undefined;
}
