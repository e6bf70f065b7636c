import { boxNameOfFile } from "./upload-rules.ts";

/** The single upload of specification section 4. Percent is made up until the server answers. */
export type UploadState =
  | { readonly step: "idle"; readonly problem: string | null }
  | {
      readonly step: "chosen";
      readonly file: File;
      readonly boxName: string;
      readonly problem: string | null;
      readonly notice: string | null;
    }
  | { readonly step: "uploading"; readonly file: File; readonly boxName: string; readonly percent: number }
  | { readonly step: "done"; readonly file: File; readonly boxName: string };

export type UploadEvent =
  | { readonly type: "choose"; readonly file: File; readonly notice: string | null }
  | { readonly type: "refuse"; readonly problem: string }
  | { readonly type: "rename"; readonly boxName: string }
  | { readonly type: "remove" }
  | { readonly type: "start" }
  | { readonly type: "tick"; readonly stepPercent: number }
  | { readonly type: "succeed" }
  | { readonly type: "fail"; readonly problem: string }
  | { readonly type: "cancel"; readonly notice: string }
  | { readonly type: "reset" };

/** How often the made-up progress moves, and where it waits for the answer (specification section 9). */
export const tickMs = 200;
export const tickMaxStepPercent = 8;
const fakeProgressCap = 90;
export const resetAfterMs = 1_000;

export const idle: UploadState = { step: "idle", problem: null };

/** The next state. An event that does not belong to the state of the moment changes nothing. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  if (event.type === "choose" || event.type === "refuse") return chooseOrRefuse(state, event);
  switch (state.step) {
    case "idle":
      return state;
    case "chosen":
      return afterChosen(state, event);
    case "uploading":
      return afterUploading(state, event);
    case "done":
      return event.type === "reset" ? idle : state;
  }
}

type ChooseEvent = Extract<UploadEvent, { type: "choose" | "refuse" }>;
type Chosen = Extract<UploadState, { step: "chosen" }>;
type Uploading = Extract<UploadState, { step: "uploading" }>;

function chooseOrRefuse(state: UploadState, event: ChooseEvent): UploadState {
  if (state.step === "uploading" || state.step === "done") return state;
  // A refused file does not throw away the good one that was chosen before.
  if (event.type === "refuse") return { ...state, problem: event.problem };
  const { file, notice } = event;
  return { step: "chosen", file, boxName: boxNameOfFile(file.name), problem: null, notice };
}

function afterChosen(state: Chosen, event: UploadEvent): UploadState {
  if (event.type === "rename") return { ...state, boxName: event.boxName, problem: null };
  if (event.type === "remove") return idle;
  if (event.type !== "start") return state;
  return { step: "uploading", file: state.file, boxName: state.boxName, percent: 0 };
}

function afterUploading(state: Uploading, event: UploadEvent): UploadState {
  const { file, boxName, percent } = state;
  if (event.type === "tick") {
    return { ...state, percent: Math.min(fakeProgressCap, percent + event.stepPercent) };
  }
  if (event.type === "succeed") return { step: "done", file, boxName };
  const chosen = { step: "chosen", file, boxName, problem: null, notice: null } as const;
  if (event.type === "fail") return { ...chosen, problem: event.problem };
  if (event.type === "cancel") return { ...chosen, notice: event.notice };
  return state;
}
