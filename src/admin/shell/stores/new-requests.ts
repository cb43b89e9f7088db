/** Order requests that nobody has answered yet: how many there are, and which came while somebody was at work. */
import { atom } from 'nanostores';

/** How many wait for an answer; undefined until the database has counted. */
export const $requestCount = atom<number | undefined>(undefined);

/** Ids of those that came since the lists were read, and that nobody here has looked at. */
export const $arrived = atom<readonly string[]>([]);

export function noteArrivals(ids: readonly string[]): void {
  if (ids.length > 0) $arrived.set([...new Set([...$arrived.get(), ...ids])]);
}

export const dropArrivals = (): void => $arrived.set([]);

/** Somebody looks at it. */
export function dropArrival(id: string): void {
  if ($arrived.get().includes(id)) $arrived.set($arrived.get().filter((each) => each !== id));
}
