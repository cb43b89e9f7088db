/**
 * The demo shop's calendar: every time is relative to one fixed day, so that tests always see the same shop. A local
 * database gets it as of the day on which it is filled (`as-of.ts`).
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Midnight in India on 1 November 2026: "today" in the demo shop, ms. */
export const DEMO_TODAY = Date.parse('2026-11-01T00:00:00+05:30');

/** The moment `days` before the demo's today, at `hour` o'clock Indian time, ms. */
export const daysBefore = (days: number, hour = 0): number => DEMO_TODAY - days * DAY + hour * HOUR;

/** Midnight in India on a day like `2026-05-31`, ms; `hour` is added to it. */
export const indianDay = (day: string, hour = 0): number =>
  Date.parse(`${day}T00:00:00+05:30`) + hour * HOUR;

/** The last publish of the demo shop, ms; all its products were saved before. */
export const LAST_PUBLISH_AT = daysBefore(1, 19);

const INDIA = 5.5 * HOUR;
const OPENS = 10 * HOUR;
const CLOSES = 19 * HOUR + 30 * MINUTE;

/** The last moment at or before `at` (ms) in opening hours: Monday to Saturday, 10 am to 7:30 pm in India. */
export function inOpeningHours(at: number, minutesBeforeClosing: number): number {
  const midnight = Math.floor((at + INDIA) / DAY) * DAY - INDIA;
  const isSunday = new Date(midnight + INDIA).getUTCDay() === 0;
  if (!isSunday && at >= midnight + OPENS && at <= midnight + CLOSES) return at;
  const isAfter = !isSunday && at > midnight + CLOSES;
  const closing = (isAfter ? midnight : midnight - DAY) + CLOSES - minutesBeforeClosing * MINUTE;
  return inOpeningHours(closing, minutesBeforeClosing);
}
