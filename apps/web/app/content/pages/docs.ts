import type { RouteName } from "@deckle/contract";
import type { ArticleSection, ArticleTable } from "#content/article.ts";

/** The kinds of calls, in the order of the page. */
export const callGroups = [
  "knowledge",
  "boxes",
  "cards",
  "export",
  "study",
  "chat",
  "account",
  "demo",
] as const;
export type CallGroup = (typeof callGroups)[number];

/** Where each call is described. A call that the contract gains is missing here until it has a place. */
export const groupOfCall: Readonly<Record<RouteName, CallGroup>> = {
  listKnowledgeBases: "knowledge",
  getUseRecord: "knowledge",
  getPricePlans: "knowledge",
  uploadFile: "boxes",
  listCardBoxes: "boxes",
  getCardBox: "boxes",
  renameCardBox: "boxes",
  deleteCardBox: "boxes",
  restoreCardBox: "boxes",
  getBoxReport: "boxes",
  regenerateCards: "boxes",
  listCards: "cards",
  getCardContext: "cards",
  createCard: "cards",
  updateCard: "cards",
  suspendCards: "cards",
  deleteCards: "cards",
  restoreCards: "cards",
  exportAnki: "export",
  exportText: "export",
  getStudyQueue: "study",
  answerCard: "study",
  undoAnswer: "study",
  getStudyOverview: "study",
  getStudySettings: "study",
  updateStudySettings: "study",
  askDocuments: "chat",
  getAccount: "account",
  changePassword: "account",
  requestEmailVerification: "account",
  exportAccount: "account",
  deleteAccount: "account",
  convertDemo: "demo",
};

/** An option of the command line. A house test compares names and values with what the program itself says. */
export interface CommandOption {
  /** `-o, --output FILE`. */
  readonly usage: string;
  readonly text: string;
}

/** Words of the page about the HTTP API and the command line, in one language. */
export interface DocsText {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** What stands before the calls: the envelope, signing in, a walk through. */
  readonly opening: readonly ArticleSection[];
  readonly groups: Readonly<Record<CallGroup, string>>;
  /** One sentence for each call; null takes the contract's own, which is English. */
  readonly summaries: Readonly<Record<RouteName, string>> | null;
  readonly words: {
    readonly calls: string;
    readonly callsText: string;
    readonly fields: string;
    readonly field: string;
    readonly type: string;
    readonly notes: string;
    readonly noFields: string;
    readonly required: string;
    readonly optional: string;
    readonly filePart: string;
    readonly defaultValue: (value: string) => string;
    readonly range: (from: number | undefined, to: number | undefined) => string;
    readonly most: (count: number) => string;
    readonly call: string;
    readonly answer: string;
    readonly fileAnswer: string;
    readonly noSignIn: string;
    readonly errors: string;
    readonly errorsText: string;
    readonly code: string;
    readonly meaning: string;
    readonly commandLine: string;
    readonly commands: ArticleTable;
    readonly optionsCaption: string;
    readonly option: string;
  };
  readonly commandLine: readonly string[];
  readonly commandExamples: string;
  readonly options: readonly CommandOption[];
  readonly exitCodes: string;
}
