import { describe, expect, it } from "vitest";
import { startOfStudyDay, studyDay } from "./day.ts";

const day = (at: string, timeZone: string) => studyDay(new Date(at), { timeZone, rolloverHour: 4 });

describe("the learner's day", () => {
  it("changes at four in the morning, not at midnight and not by UTC", () => {
    expect(day("2026-11-01T19:59:59Z", "Asia/Shanghai") + 1).toBe(
      day("2026-11-01T20:00:00Z", "Asia/Shanghai"),
    );
    expect(day("2026-11-01T23:00:00Z", "Asia/Shanghai")).toBe(day("2026-11-02T01:00:00Z", "Asia/Shanghai"));
  });

  it.each(["Pacific/Honolulu", "Pacific/Kiritimati", "Asia/Kolkata", "America/St_Johns", "UTC"])(
    "begins at four local time in %s",
    (timeZone) => {
      const clock = { timeZone, rolloverHour: 4 };
      const start = startOfStudyDay(20_000, clock);

      const local = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(start);

      expect(local).toBe("04:00");
      expect(studyDay(start, clock)).toBe(20_000);
      expect(studyDay(new Date(start.getTime() - 1), clock)).toBe(19_999);
    },
  );

  it.each(["2026-03-29", "2026-10-25"])("begins at four on %s, when clocks in Berlin change", (date) => {
    const clock = { timeZone: "Europe/Berlin", rolloverHour: 4 };
    const noon = new Date(`${date}T12:00:00Z`);

    const start = startOfStudyDay(studyDay(noon, clock), clock);

    const local = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", timeStyle: "short" });
    expect(local.format(start)).toBe("04:00");
  });

  it("needs a zone that exists", () => {
    expect(() => day("2026-11-01T00:00:00Z", "Mars/Olympus")).toThrow(RangeError);
  });
});
