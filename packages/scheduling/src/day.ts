/** Where and when a learner's day begins. */
export interface StudyClock {
  /** IANA name, such as `Asia/Shanghai`. */
  readonly timeZone: string;
  /** Hour at which a new day begins, 0 to 23; Anki's own is 4. */
  readonly rolloverHour: number;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Formatters are slow to make and few zones are in use; the oldest goes when there are too many. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 64;

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const oldest = formatters.keys().next();
  if (formatters.size >= maxFormatters && oldest.done !== true) formatters.delete(oldest.value);
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * Minutes that the zone's clocks are ahead of UTC at that moment, daylight saving included.
 *
 * @throws {RangeError} for a zone that does not exist
 */
export function utcOffsetMinutes(at: Date, timeZone: string): number {
  const name = formatterFor(timeZone)
    .formatToParts(at)
    .find((part) => part.type === "timeZoneName")?.value;
  // "GMT", "GMT+08:00", "GMT-03:30", and with seconds for times before zones were whole minutes.
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? "");
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === "-" ? -minutes : minutes;
}

/** The moment on a clock without zones that starts its day at midnight when the learner's day starts. */
export function studyTime(at: Date, clock: StudyClock): Date {
  const shift = utcOffsetMinutes(at, clock.timeZone) * 60_000 - clock.rolloverHour * hourMs;
  return new Date(at.getTime() + shift);
}

/**
 * The number of the learner's day, counted from 1970: Anki's rule (`rslib/src/scheduler/timing.rs`), by which a review
 * at three in the morning still belongs to the day before.
 */
export function studyDay(at: Date, clock: StudyClock): number {
  return Math.floor(studyTime(at, clock).getTime() / dayMs);
}

/** The moment at which the learner's day of that number begins. */
export function startOfStudyDay(day: number, clock: StudyClock): Date {
  const local = day * dayMs + clock.rolloverHour * hourMs;
  // The offset depends on the moment sought; the second look settles a change of daylight saving in between.
  const guess = local - utcOffsetMinutes(new Date(local), clock.timeZone) * 60_000;
  return new Date(local - utcOffsetMinutes(new Date(guess), clock.timeZone) * 60_000);
}
