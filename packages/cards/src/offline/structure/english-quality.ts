import { headOf, withArticle } from "../en/noun-phrase.ts";
import { isGeneralHeading, namesOneThing } from "./labels.ts";
import type { TermContext } from "./term-context.ts";
import type { TermLine } from "./term-line.ts";

/** "Oral: variable, slow", "Short-run: upward sloping": a quality says nothing without what has it. */
const quality = /^[a-z]+(?:-(?:run|term|acting|lived|chain)|[ln]ar|ear|al|ic|ive|ous|ary|ory|plicit|ed)$/i;
/** Nouns that end as qualities do. */
const notQuality =
  /^(?:signal|animal|hospital|metal|crystal|journal|proposal|approval|arrival|removal|survival|denial|trial|mammal|cannibal|ritual|interval|retrieval|music|logic|topic|fabric|magic|traffic|cubic|clinic|epic|critic|adjective|incentive|narrative|archive|detective|motive|derivative|seed|need|weed|speed|breed|bed|shed|library|salary|boundary|summary|diary|dictionary|secretary|commentary|memory|theory|history|category|factory|territory|inventory|laboratory|trajectory|repository|directory|dollar|collar|scholar|sugar|pillar|radar|grammar|calendar|war|bar|car|jar|star|scar|tar|feed|residual|estuary|sanctuary|tributary|glossary|anniversary|corollary|canal|pedal|petal|medal|portal|meal|seal|goal|coal|deal|steal|veal|zeal|renewal|withdrawal|referral|disposal|dismissal|refusal|burial|memorial|tutorial|politic|arithmetic|rhetoric|lyric|republic|mosaic|antibiotic|diuretic|anaesthetic|analgesic|narcotic|ceramic|pandemic|epidemic|mechanic|panic|picnic|tonic|tunic|comic|relic|arsenic|garlic)$/i;

/** What a quality is asked under; nothing for a term that is none. */
export function qualityQuestion(
  { meaning, mark }: TermLine,
  { term, owner, context }: { readonly term: string; readonly owner: string; readonly context: TermContext },
): string | undefined {
  const bare = headOf(term);
  const kind = kindQuestion(term, context);
  if (kind !== undefined) return kind;
  // "First Degree" under "Price discrimination".
  if (/^(?:first|second|third|fourth|primary|secondary|tertiary)\s\w+$/i.test(term) && namesOneThing(owner)) {
    return `${owner}: what is meant by “${term}”?`;
  }
  if (!quality.test(bare) || notQuality.test(bare)) return undefined;
  if (mark === "equals" && /[-+×*/−]/.test(meaning)) return undefined;
  const over = headingOver(context, meaning);
  if (over !== "") return `${capitalised(over)}: what is meant by “${term}”?`;
  if (bare !== term || !isListing(meaning) || trait.test(meaning)) return undefined;
  // "Four kinds of hazard" over "chemical": of one thing, the members are no kinds.
  if (owner !== "" && !/\b(?:kinds?|types?|forms?|classes|groups?)\b|(?<![siu])s$/i.test(owner)) {
    return `${capitalised(owner)}: what is meant by “${term}”?`;
  }
  const asked = `hat belongs to “${term.toLowerCase()}”?`;
  return owner === "" ? `W${asked}` : `${owner}: w${asked}`;
}

/** "frictional unemployment", "fixed joints"; of what there is one of many, nothing shows the article. */
function kindQuestion(term: string, context: TermContext): string | undefined {
  const kind = kindAbove(context);
  const isMany = /(?<![siu])s$/.test(kind);
  const isBare = kind !== "" && (isMany || withArticle(kind, "") === kind);
  if (!isBare || headOf(term) !== term || !quality.test(term) || notQuality.test(term)) return undefined;
  return `What ${isMany ? "are" : "is"} ${term.toLowerCase()} ${kind}?`;
}

/** "Types of unemployment:" above "frictional: between jobs": the kind that the qualities are of. */
function kindAbove({ lead = "", heading = "" }: TermContext): string {
  const found =
    /^(?:the )?(?:main |key |different )?(?:types|kinds|forms|sorts|classes) of (?<kind>[a-z]+(?: [a-z]+)?)$/i;
  return (found.exec(lead) ?? found.exec(heading))?.groups?.["kind"]?.toLowerCase() ?? "";
}

/** "closest to core temperature, not after surgery": how it is, and no members. */
const trait = /(?:^|, )(?:not|no|less|more|most|closest|slow|fast|quick|used|only)\b/;

/** What has the quality: the item above, or the heading where that is a quality itself; empty where members are asked for. */
function headingOver({ isNested = false, topic, heading = "" }: TermContext, meaning: string): string {
  const isUnderItem = isNested && topic !== "";
  const isNoun = isUnderItem && !quality.test(topic);
  const over = (isNoun ? topic : heading).replace(/^[A-Z]?\d+\s*[-–:]\s*/, "");
  const areMembers = !isNested && isListing(meaning) && !trait.test(meaning);
  if (over !== "" && !isGeneralHeading(over) && !areMembers) return over;
  return isUnderItem ? topic : "";
}

/** "bethanechol, pilocarpine, carbachol": a few short things and no clause. */
export function isListing(said: string): boolean {
  const meaning = said.replace(/\s*\([^()]*\)/g, "");
  return (
    /^[^,;.]{2,40}(?:, (?:and |or )?[^,;.]{2,40}){1,5}$/.test(meaning) && !/^(?:an?|the)\s/i.test(meaning)
  );
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
