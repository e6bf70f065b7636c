import {
  announcedFormat,
  demoMaxBytes,
  type DemoDeck,
  demoFormSchema,
  type Language,
} from "@deckle/contract";
import type { DemoMessages } from "#i18n/demo/zh.ts";
import { languageOfTag } from "#i18n/language.ts";
import { contractError, messageOf } from "#lib/api-error.ts";
import { createApi } from "#lib/api.ts";
import { deckView } from "./demo-cards.ts";
import { element } from "./element.ts";
import { sendWithProgress } from "./send-with-progress.ts";

type Stage = 0 | 1 | 2;

interface Place {
  readonly form: HTMLFormElement;
  readonly result: HTMLElement;
  readonly language: Language;
  readonly m: DemoMessages;
}

/** The demo in use (row L5). */
export interface Demo {
  /** Takes a dropped file as if it had been picked. */
  takeFile(file: File): void;
  /** Shows which file was chosen; says at once where it cannot be used. */
  showChosen(): void;
  /** Converts the form's file, or the sample of that name, and shows the cards. Never rejects: failures are shown. */
  convert(sample: string | null): Promise<void>;
}

/** Loads the demo's words in the language of the page. */
export async function openDemo(root: HTMLElement): Promise<Demo | null> {
  const form = root.querySelector("form");
  const result = root.querySelector<HTMLElement>("[data-demo-result]");
  if (!form || !result) return null;
  const language = languageOfTag(document.documentElement.lang);
  const m =
    language === "zh" ? (await import("#i18n/demo/zh.ts")).demoZh : (await import("#i18n/demo/en.ts")).demoEn;
  const place = { form, result, language, m };
  return {
    takeFile: (file) => takeFile(form, file),
    showChosen: () => showChosen(place),
    convert: (sample) => convert(place, sample),
  };
}

function takeFile(form: HTMLFormElement, file: File): void {
  const input = form.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function showChosen(place: Place): void {
  const file = fileOf(place.form);
  const name = place.form.querySelector("[data-demo-file]");
  if (!file || !name) return;
  name.textContent = file.name;
  const problem = problemOf(file, place.language);
  if (problem !== null) showFailure(place, problem);
}

async function convert(place: Place, sample: string | null): Promise<void> {
  const { language, m } = place;
  const file = sample === null ? fileOf(place.form) : null;
  const problem = file === null ? null : problemOf(file, language);
  if (problem !== null) return showFailure(place, problem);
  if (file === null && sample === null) return showFailure(place, m.chooseFirst);
  setBusy(place, true);
  showStage(place, 0, m.uploading);
  try {
    showDeck(place, await ask(place, { file, sample }));
  } catch (error) {
    showFailure(place, messageOf(error, contractError("unknown", language).message));
  } finally {
    setBusy(place, false);
  }
}

function fileOf(form: HTMLFormElement): File | null {
  const file = new FormData(form).get("file");
  return file instanceof File && file.name !== "" ? file : null;
}

/** The contract's own rules, so that nobody waits for a file that will be refused. */
function problemOf(file: File, language: Language): string | null {
  if (announcedFormat(file.type, file.name) === null) {
    return contractError("unsupportedFormat", language).message;
  }
  if (file.size > demoMaxBytes) return contractError("demoFileTooLarge", language).message;
  return file.size === 0 ? contractError("emptyFile", language).message : null;
}

interface Wanted {
  readonly file: File | null;
  readonly sample: string | null;
}

function ask(place: Place, { file, sample }: Wanted): Promise<DemoDeck> {
  const api = createApi({
    origin: "",
    language: () => place.language,
    accessToken: () => Promise.resolve(""),
    onUnauthorized: () => undefined,
    // The API client's addresses are strings.
    fetch: (address, init = {}) =>
      sendWithProgress(address as string, init, () => showStage(place, 1, place.m.processing)),
  });
  const fields = new FormData(place.form);
  const input = demoFormSchema.parse({
    difficulty: fields.get("difficulty") ?? undefined,
    count: fields.get("count") ?? undefined,
    ...(sample === null ? {} : { sample }),
  });
  return api.call("convertDemo", input, file === null ? {} : { file });
}

function setBusy({ form, result }: Place, isBusy: boolean): void {
  for (const button of form.querySelectorAll("button")) button.disabled = isBusy;
  result.ariaBusy = String(isBusy);
}

function showStage({ result, m }: Place, current: Stage, text: string): void {
  result.replaceChildren(
    element(
      "div",
      { class: "index-card ruled min-h-80" },
      stageList(m, current),
      element("p", { role: "status", class: "demo-busy px-4 pt-1 leading-[1.9rem]" }, text),
    ),
  );
}

function stageList(m: DemoMessages, current: Stage): HTMLElement {
  const items = m.stages.map((stage, index) =>
    element(
      "li",
      index === current ? { "aria-current": "step", class: "text-blue" } : {},
      `${index < current || current === 2 ? "✓" : `${index + 1}.`} ${stage}`,
    ),
  );
  return element("ol", { class: "index-card-head justify-start! gap-x-5" }, ...items);
}

function showDeck({ result, m }: Place, deck: DemoDeck): void {
  const view = deckView(deck, m);
  result.replaceChildren(element("div", { class: "index-card mb-5 h-11" }, stageList(m, 2)), view);
  // The buttons were just pressed and the page has changed below them: say so, and put the reader there.
  view.querySelector<HTMLElement>("h3")?.focus();
}

function showFailure({ result, m }: Place, message: string): void {
  result.replaceChildren(
    element(
      "div",
      { class: "index-card ruled min-h-80" },
      element("p", { class: "index-card-head text-again!" }, m.failed),
      element("p", { role: "alert", class: "px-4 pt-1 leading-[1.9rem]" }, message),
    ),
  );
}
