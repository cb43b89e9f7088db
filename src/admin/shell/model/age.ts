/** Formats a duration: `5 minutes`, `3 hours`, `23 days`. */
import { formatCount } from '#core/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string): string =>
  `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;

/** @param ms duration; rounded down to the largest whole unit */
export function formatAge(ms: number): string {
  if (ms >= DAY) return counted(Math.floor(ms / DAY), 'day');
  if (ms >= HOUR) return counted(Math.floor(ms / HOUR), 'hour');
  if (ms >= MINUTE) return counted(Math.floor(ms / MINUTE), 'minute');
  return 'less than a minute';
}
