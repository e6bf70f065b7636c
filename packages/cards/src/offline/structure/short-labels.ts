/** Aspects as students of medicine and others write them for short. */
const long: Readonly<Record<string, string>> = {
  MOA: "mechanism of action",
  MoA: "mechanism of action",
  SE: "side effects",
  "S/E": "side effects",
  CI: "contraindications",
  "C/I": "contraindications",
  Tx: "treatment",
  Rx: "treatment",
  Dx: "diagnosis",
  DDx: "differential diagnosis",
  Ix: "investigations",
  Mx: "management",
  Sx: "symptoms",
  Cx: "complications",
  RF: "risk factors",
  RFs: "risk factors",
  Def: "definition",
  def: "definition",
  Adv: "advantages",
  adv: "advantages",
  Disadv: "disadvantages",
  disadv: "disadvantages",
};

/** "SE: dry cough": the label in full; a term that is defined, "CI: a range of values", stays as it is. */
export function inFull(term: string, meaning: string): string {
  return /^(?:an?|the|range|interval)\s/i.test(meaning) ? term : (long[term] ?? term);
}
