import { contentId } from "./identity.ts";
import { deckNameParts } from "./field-text.ts";
import type { AnkiPreset } from "./deck.ts";

const defaultId = 1;

/** Anki's own default preset, and every key without which Anki refuses a preset or silently takes its default. */
function baseOptions(id: number, name: string, modifiedAt: number) {
  return {
    id,
    mod: modifiedAt,
    name,
    usn: id === defaultId ? 0 : -1,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
    dyn: false,
    newMix: 0,
    newPerDayMinimum: 0,
    interdayLearningMix: 0,
    reviewOrder: 0,
    newSortOrder: 0,
    newGatherPriority: 0,
    buryInterdayLearning: false,
    fsrsWeights: [],
    fsrsParams5: [],
    fsrsParams6: [] as readonly number[],
    desiredRetention: 0.9,
    ignoreRevlogsBeforeDate: "",
    easyDaysPercentages: [1, 1, 1, 1, 1, 1, 1],
    stopTimerOnAnswer: false,
    secondsToShowQuestion: 0,
    secondsToShowAnswer: 0,
    questionAction: 0,
    answerAction: 0,
    waitForAudio: true,
    sm2Retention: 0.9,
    weightSearch: "",
  };
}

function presetOptions(id: number, preset: AnkiPreset, modifiedAt: number): object {
  const base = baseOptions(id, preset.name, modifiedAt);
  return {
    ...base,
    new: { ...base.new, delays: preset.learningStepsMinutes, perDay: preset.newCardsPerDay },
    rev: { ...base.rev, maxIvl: preset.maximumIntervalDays, perDay: preset.reviewsPerDay },
    lapse: { ...base.lapse, delays: preset.relearningStepsMinutes },
    desiredRetention: preset.desiredRetention,
    fsrsParams6: preset.fsrsParameters ?? [],
  };
}

/**
 * The `dconf` of a collection and the id that our deck points to. A preset's id comes from its content: Anki never
 * updates a preset it has, so changed options must be another preset.
 */
export function deckOptions(preset: AnkiPreset | undefined, modifiedAt: number) {
  const options: Record<number, object> = { [defaultId]: baseOptions(defaultId, "Default", 0) };
  if (preset === undefined) return { options, id: defaultId };
  const id = contentId("preset", JSON.stringify(preset, Object.keys(preset).sort()));
  options[id] = presetOptions(id, preset, modifiedAt);
  return { options, id };
}

const nothingDone = [0, 0];

interface DeckEntry {
  readonly id: number;
  readonly name: string;
  readonly modifiedAt: number;
  readonly description: string;
  readonly optionsId: number;
}

function deckEntry(entry: DeckEntry): object {
  return {
    id: entry.id,
    mod: entry.modifiedAt,
    name: entry.name,
    usn: entry.id === defaultId ? 0 : -1,
    lrnToday: nothingDone,
    revToday: nothingDone,
    newToday: nothingDone,
    timeToday: nothingDone,
    collapsed: false,
    browserCollapsed: false,
    desc: entry.description,
    md: entry.description !== "",
    dyn: 0,
    conf: entry.optionsId,
    extendNew: 0,
    extendRev: 0,
  };
}

/** The decks of a package while they are being found. */
export interface DeckTree {
  /** The `decks` of a collection: Anki's own default deck, ours, and each deck above or below it that holds notes. */
  readonly decks: Readonly<Record<number, object>>;
  /** Of our deck. */
  readonly id: number;
  /** Id of the deck below ours with that name, added if it is new; ours without a name. */
  deckFor(subdeck: string | undefined): number;
}

/** Our deck with the decks above it. Anki matches decks by name, so an id only has to be the same in one package. */
export function deckTree(
  deck: { readonly name: string; readonly description: string },
  optionsId: number,
  modifiedAt: number,
): DeckTree {
  const blank = { modifiedAt, description: "", optionsId: defaultId };
  const decks: Record<number, object> = {
    [defaultId]: deckEntry({ ...blank, id: defaultId, name: "Default", modifiedAt: 0 }),
  };
  const ids = new Map<string, number>();
  const add = (parts: readonly string[], ownDepth: number): number => {
    let id = defaultId;
    for (let length = 1; length <= parts.length; length += 1) {
      const name = parts.slice(0, length).join("::");
      const known = ids.get(name);
      id = known ?? contentId("deck", name);
      ids.set(name, id);
      const isOurs = length === ownDepth;
      decks[id] ??= deckEntry({
        id,
        name,
        modifiedAt,
        description: isOurs ? deck.description : "",
        // A deck above ours keeps its own options; those below share ours.
        optionsId: length >= ownDepth ? optionsId : defaultId,
      });
    }
    return id;
  };
  const own = deckNameParts(deck.name);
  const id = add(own, own.length);
  return {
    decks,
    id,
    deckFor: (subdeck) => (subdeck === undefined ? id : add([...own, ...deckNameParts(subdeck)], own.length)),
  };
}
