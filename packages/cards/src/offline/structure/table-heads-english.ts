import { headOf } from "../en/noun-phrase.ts";
import { isParticiple } from "../en/verb-forms.ts";

/** Heads of columns that name what everything may have: "What is the function of the kidney?" is always English. */
const owned = new Set(
  (
    "definition meaning function role purpose aim goal objective use usage application effect cause symptom sign treatment therapy " +
    "diagnosis prognosis prevention mechanism action structure shape form size length height width depth weight mass volume area " +
    "density speed velocity pressure temperature population capital currency language religion colour color formula equation symbol " +
    "unit abbreviation notation charge range level threshold half-life duration lifespan age diet habitat climate source " +
    "origin location position strength weakness advantage disadvantage benefit drawback limitation risk cost price feature " +
    "characteristic property component composition content part product outcome result consequence significance importance impact " +
    "complexity principle theme focus task job architecture model keyword hardness texture taste smell odour point ph " +
    "resolution port order rank period wavelength frequency amplitude solution response dose dosage indication contraindication " +
    "test monomer authority antidote evidence deadline limit mouth trigger complication pathogen vector host agent diameter radius distance thickness concentration half-value strategy subject topic " +
    "idea message nature status style tempo key tonality instrument material output input syntax address ending stem root plural " +
    "singular nickname motto flag anthem title population rate share percentage proportion ratio probability mean median variance " +
    "work contribution achievement discovery invention innovation sex gender requirement condition responsibility power term membership jurisdiction porosity permeability viscosity conductivity resistivity solubility toxicity acidity humidity intensity capacity sensitivity specificity electronegativity salinity penalty remedy consideration element argument criticism"
  ).split(" "),
);

/** "mechanism of action", "date of birth", "number of chromosomes": such a head is a noun with what belongs to it. */
const withOf =
  /^(?:[a-z-]+ )?(?:mechanism|mode|method|site|date|place|cause|source|rate|type|form|unit|point|degree|means|age|state|level|centre|center|direction|speed|line) of [a-z]+$/;

/** Whether "the LABEL of NAME" is English whatever the name is: its last word is one of a closed list of nouns. */
export function isOwnedHead(label: string): boolean {
  if (withOf.test(label)) return true;
  // "high market share" over "low market share": a condition of the row, and nothing that it has.
  if (
    /^(?:suggested|recommended|high|low|large|small|strong|weak|no|with|without|more|less|true|false|present|absent) /.test(
      label,
    )
  ) {
    return false;
  }
  if (label === "normal value") return true;
  if (headOf(label) !== label || !/^[a-zA-Z -]+$/.test(label)) return false;
  const words = label.split(" ");
  const last = words.at(-1) ?? "";
  return words.length <= 3 && (owned.has(last) || owned.has(singular(last)));
}

function singular(noun: string): string {
  if (noun.endsWith("ies")) return `${noun.slice(0, -3)}y`;
  return /(?:ss|x|ch)es$/.test(noun) ? noun.slice(0, -2) : noun.replace(/s$/, "");
}

const adjective =
  /^(?:in)?definite$|^(?:plural|present|past|future|positive|negative|active|passive|formal|informal|strong|weak|male|female|masculine|feminine|neuter|comparative|superlative|high|low|good|bad)$/;

/** Verbs in the third person that are no nouns in the plural as well. */
const onlyVerb =
  /^(?:returns|matches|contains|produces|provides|requires|includes|consumes|absorbs|secretes|prevents|affects|enables|allows|inhibits|activates|destroys|creates|stores|controls|regulates|stimulates|treats|removes|carries|protects|shows|tells|lists|explains|describes|joins|connects|separates|drains|receives|sends|converts|breaks|binds|blocks|kills|lowers|raises|reduces|improves|helps|promotes|suppresses|transports|transmits|detects|determines|indicates|involves|governs|measures|applies|belongs|depends|replaces|assumes|ignores|supports|handles|runs|eats|needs|wants|believes|argues|claims|says)$/;

/** Whether a head of one word is a verb and nothing else: "Shows", "Contains". */
export function isVerbHead(label: string): boolean {
  return onlyVerb.test(label);
}

/** Whether a head can be what somebody is asked to tell: "required" and "nursing" cannot. */
export function isNounHead(label: string): boolean {
  const last = label.split(" ").at(-1) ?? "";
  const isAdjective =
    isParticiple(last) ||
    /^[a-z]+(?:able|ible|ful|less|ous)$|(?:valent|gent|arent|cient|sent|istent|[st]ant|[st]ionary)$(?<!dictionary)/.test(
      last,
    ) ||
    adjective.test(last);
  const isActivity =
    /^[a-z]+ing$/.test(last) &&
    !/^(?:meaning|spelling|timing|setting|building|painting|ending|beginning|spacing|rating|reading|wiring)$/.test(
      last,
    );
  const isAdverb = /^(?:where|when|how|why|who|which|over|out|off|up|down|in|on|by|for|with|to|from)$/.test(
    last,
  );
  return (
    /^[a-zA-Z][a-zA-Z -]*$/.test(label) &&
    !isAdverb &&
    !onlyVerb.test(last) &&
    !/^(?:may|must|can|cannot|should|will) /.test(label) &&
    !isAdjective &&
    !isActivity &&
    label.split(" ").length <= 4
  );
}
