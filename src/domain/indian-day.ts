/** Days as India has them, `2026-11-21`; India keeps one time the year round, 5½ hours ahead of UTC. */

const AHEAD = 5.5 * 3_600_000;
const DAY = 86_400_000;
const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a moment. @param ms */
export const dayOf = (ms: number): string => new Date(ms + AHEAD).toISOString().slice(0, 10);

/** When a day begins, ms; undefined for what is no day. */
export function startOfDay(day: string): number | undefined {
  const start = FORM.test(day) ? Date.parse(`${day}T00:00:00Z`) - AHEAD : Number.NaN;
  // The 31st of February is read as one in March.
  return Number.isNaN(start) || dayOf(start) !== day ? undefined : start;
}

/** When the day after it begins, ms; undefined for what is no day. */
export function endOfDay(day: string): number | undefined {
  const start = startOfDay(day);
  return start === undefined ? undefined : start + DAY;
}
