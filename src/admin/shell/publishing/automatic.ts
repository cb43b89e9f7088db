/** Display texts for automatic publishing: when changes go live, and why they don't. */
import { formatShortMoment, formatTime } from '#core/format-time.ts';
import { LATENESS } from '#core/publishing/heartbeat.ts';
import type { AutomaticPublishing } from '#schema/automatic-publishing.ts';

export type Automatic =
  | { kind: 'on'; nextAt: number }
  /** Paused by staff. */
  | { kind: 'paused'; by: string | undefined; at: number }
  /** No recent sign of a publisher. */
  | { kind: 'off'; seenAt: number | undefined };

const MINUTE = 60_000;

/**
 * @param stored undefined if it does not exist yet
 * @param now ms
 */
export function automaticOf(stored: AutomaticPublishing | undefined, now: number): Automatic {
  const { pausedAt, pausedBy, seenAt, nextInMs } = stored ?? {};
  if (typeof pausedAt === 'number') {
    return { kind: 'paused', by: pausedBy ?? undefined, at: pausedAt };
  }
  const isStopped = seenAt === undefined || nextInMs === undefined || nextInMs === null;
  if (isStopped || now > seenAt + nextInMs + LATENESS) return { kind: 'off', seenAt };
  return { kind: 'on', nextAt: seenAt + nextInMs };
}

/** Latest start of the next automatic run, rounded up: `2:19 pm`. */
const byTime = (nextAt: number): string => formatTime(Math.ceil(nextAt / MINUTE) * MINUTE);

/** When saved changes go live, as a phrase. */
export function goLiveText(automatic: Automatic, now: number): string {
  switch (automatic.kind) {
    case 'on':
      return automatic.nextAt > now
        ? `Goes live automatically by ${byTime(automatic.nextAt)}`
        : 'Goes live automatically in a few minutes';
    case 'paused':
      return 'Automatic publishing is paused';
    case 'off':
      return 'The publisher isn’t running';
  }
}

/** A shorter phrase, after a count of changes. */
export function goesLiveShort(automatic: Automatic, now: number): string {
  switch (automatic.kind) {
    case 'on':
      return automatic.nextAt > now ? `live by ${byTime(automatic.nextAt)}` : 'live soon';
    case 'paused':
      return 'paused';
    case 'off':
      return 'publisher off';
  }
}

/** Explanation for staff in full sentences. */
export function automaticMeaning(automatic: Automatic): string {
  switch (automatic.kind) {
    case 'on':
      return 'Saved changes go live every 15 minutes. Scheduled items go live at their scheduled time.';
    case 'paused':
      return 'Nothing goes live automatically, including scheduled items. Changes go live when you choose “Publish now” or resume.';
    case 'off':
      return automatic.seenAt === undefined
        ? 'No publisher has run yet. Your changes are saved and go live after it starts.'
        : `The publisher was last active on ${formatShortMoment(automatic.seenAt)}. Your changes are saved and go live after it starts again.`;
  }
}
