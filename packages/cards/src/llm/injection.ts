/** Sentences that are orders to a language model, not something to learn. */
const englishOrders = [
  /\b(ignore|disregard|forget|override)\b[^.!?]{0,40}\b(previous|prior|above|earlier|preceding|all|any|your|other|system)\b[^.!?]{0,30}\b(instructions?|prompts?|rules?|messages?|directions?|text)\b/i,
  /\b(reveal|print|repeat|output|show|leak|quote)\b[^.!?]{0,40}\b(system (prompt|message)|api[ _-]?keys?|your (instructions|prompt|rules|key)|hidden (prompt|instructions))\b/i,
  /\byou are (now|no longer)\b[^.!?]{0,60}\b(assistant|model|ai|chat ?bot|mode|dan)\b|\b(developer|jailbreak|god) mode\b/i,
  /\b(note|attention|instructions?|message|important) (to|for) (the )?(ai|llm|model|assistant|language model|card (writer|generator))\b/i,
  /\b(respond|reply|answer) only with\b|\b(write|make|create|generate|output) (only )?(one|a single|exactly|\d+) (flash)?cards? (that|which|saying|with|asking)\b/i,
  /<\/?\s*passage\b|<\|(im_start|im_end|system|endoftext)\|>|\[\/?INST\]/i,
];
const chineseOrders = [
  /(忽略|无视|忘记|不要理会)[^。！？]{0,16}(以上|上述|之前|前面|先前|所有|系统)[^。！？]{0,12}(指令|指示|提示|要求|规则|内容)/u,
  /(输出|泄露|显示|打印|重复|告诉我)[^。！？]{0,12}(系统提示|系统指令|提示词|API ?密钥|接口密钥|你的(指令|规则|密钥))/iu,
  /你现在(是|不再是|扮演)[^。！？]{0,24}(助手|模型|AI|机器人|模式)|(致|给)(AI|人工智能|大?模型|助手)的?(指令|说明|提示)/iu,
];
/** Each of the English orders holds one of these. */
const orderWord =
  /instruction|prompt|rule|message|direction|text|api[ _-]?key|your key|you are no|mode|(?:note|attention|important) (?:to|for)|only with|card|<|\[\/?INST/i;
const hanPair = /\p{Script=Han}{2}/u;

/** Whether a text gives a language model orders. Works on one sentence or a card's field; linear. */
export function speaksToModel(text: string): boolean {
  return (
    (orderWord.test(text) && englishOrders.some((pattern) => pattern.test(text))) ||
    (hanPair.test(text) && chineseOrders.some((pattern) => pattern.test(text)))
  );
}
