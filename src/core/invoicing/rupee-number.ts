/** Money and dates as the JSON files of the GST portals have them. */
import { indiaDay } from '#core/india-time.ts';

/** Rupees with at most two decimals. */
export const rupeeNumber = (paise: number): number => paise / 100;

/** Percent: 150 basis points are 1.5. */
export const percentNumber = (bps: number): number => bps / 100;

/** A day in India: `25/11/2026`, or `25-11-2026` with `-`. @param ms since 1970 */
export const portalDay = (ms: number, separator: '/' | '-' = '/'): string =>
  indiaDay(ms).split('-').toReversed().join(separator);
