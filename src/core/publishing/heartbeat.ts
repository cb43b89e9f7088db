/** The heartbeat of the publisher. */
import type { AutomaticPublishing } from '#schema/automatic-publishing.ts';

/** Delay after which a publisher counts as not running, ms. */
export const LATENESS = 5 * 60_000;

/**
 * Whether a publisher watches for requests, by its heartbeat.
 * @param stored undefined if it does not exist yet
 * @param now ms
 */
export const isWatched = (stored: AutomaticPublishing | undefined, now: number): boolean => {
  const watch = stored?.watch;
  return watch !== undefined && watch !== null && now <= watch.at + watch.forMs + LATENESS;
};
