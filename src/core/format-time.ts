/** Formats dates and times in India. */

const LOCALE = 'en-IN';
const TIME_ZONE = 'Asia/Kolkata';

// Created once: construction costs a thousand times as much as formatting. Pages drop unused ones.
const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeZone: TIME_ZONE,
});
const shortDayFormat = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeZone: TIME_ZONE,
});
const yearFormat = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const momentFormat = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

const shortMomentFormat = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

const timeFormat = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** A day in India: `21 November 2026`. */
export const formatDay = (ms: number): string => dayFormat.format(ms);

/** A short date: `21 Nov 2026`. */
export const formatShortDay = (ms: number): string => shortDayFormat.format(ms);

/** A year in India: `2026`. */
export const formatYear = (ms: number): string => yearFormat.format(ms);

/** A moment in India: `21 November 2026 at 2:30 pm`. */
export const formatMoment = (ms: number): string => momentFormat.format(ms);

/** A short date and time: `21 Nov 2026, 2:30 pm`. */
export const formatShortMoment = (ms: number): string => shortMomentFormat.format(ms);

/** A time of day in India: `2:30 pm`. */
export const formatTime = (ms: number): string => timeFormat.format(ms);

/** A moment for machines: `2026-11-21T09:00:00.000Z`. */
export const isoMoment = (ms: number): string => new Date(ms).toISOString();
