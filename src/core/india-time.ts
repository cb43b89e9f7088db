/** Moments as the shop's clock shows them, and back. India keeps one time all year: 5 h 30 min before UTC. */

const AHEAD = 330 * 60_000;
const DAY = 86_400_000;

/** As a field for a moment takes it: `2026-04-01T09:30`. @param ms since 1970 */
export const toIndiaTime = (ms: number): string =>
  new Date(ms + AHEAD).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** The moment, ms, of a time like `2026-04-01T09:30`; undefined where it is none. */
export function fromIndiaTime(text: string): number | undefined {
  const ms = Date.parse(`${text}Z`) - AHEAD;
  return Number.isNaN(ms) ? undefined : ms;
}

/** The day, like `2026-04-01`, on which a moment falls. */
export const indiaDay = (ms: number): string => toIndiaTime(ms).slice(0, 'YYYY-MM-DD'.length);

/** The first moment of a day, ms; undefined where the text is no day. */
export const startOfIndiaDay = (day: string): number | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? fromIndiaTime(`${day}T00:00`) : undefined;

/** The first moment after a day, ms. */
export function endOfIndiaDay(day: string): number | undefined {
  const start = startOfIndiaDay(day);
  return start === undefined ? undefined : start + DAY;
}
