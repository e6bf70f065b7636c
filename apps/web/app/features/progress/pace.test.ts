import { defaultStudySettings, studySettingsSchema } from "@deckle/contract";
import { expect, it } from "vitest";
import { draftOfSettings, settingsOf } from "./pace.ts";

it("settings go into the form and come out the same", () => {
  expect(settingsOf(draftOfSettings(defaultStudySettings))).toEqual(defaultStudySettings);
});

it("every retention of the slider is one that the contract takes", () => {
  for (let retention = 70; retention <= 97; retention += 1) {
    const settings = settingsOf({ ...draftOfSettings(defaultStudySettings), retention });

    expect(studySettingsSchema.safeParse(settings).success).toBe(true);
  }
});

it("numbers out of bounds, and what is no number, are named by their field", () => {
  const draft = draftOfSettings(defaultStudySettings);

  expect(settingsOf({ ...draft, newCards: "1000" })).toEqual(["newCards"]);
  expect(settingsOf({ ...draft, newCards: "", reviews: "-1" })).toEqual(["newCards", "reviews"]);
  expect(settingsOf({ ...draft, reviews: "1.5" })).toEqual(["reviews"]);
});
