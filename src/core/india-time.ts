/** Converts between timestamps and India time, which is 5 h 30 min ahead of UTC all year. */

const AHEAD = 330 * 60_000;
const DAY = 86_400_000;

/** The value of a date-time input: `2026-04-01T09:30`. @param ms since 1970 */
export const toIndiaTime = (ms: number): string =>
  new Date(ms + AHEAD).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** The timestamp, ms, of a time like `2026-04-01T09:30`; undefined if invalid. */
export function fromIndiaTime(text: string): number | undefined {
  const ms = Date.parse(`${text}Z`) - AHEAD;
  return Number.isNaN(ms) ? undefined : ms;
}

/** The day, like `2026-04-01`, on which a moment falls. */
export const indiaDay = (ms: number): string => toIndiaTime(ms).slice(0, 'YYYY-MM-DD'.length);

/** The start of a day, ms; undefined if invalid. */
export const startOfIndiaDay = (day: string): number | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? fromIndiaTime(`${day}T00:00`) : undefined;

/** The first moment after a day, ms. */
export function endOfIndiaDay(day: string): number | undefined {
  const start = startOfIndiaDay(day);
  return start === undefined ? undefined : start + DAY;
}
