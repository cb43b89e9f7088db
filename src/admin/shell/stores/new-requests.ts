/** Unanswered order requests: their number, and which arrived during this session. */
import { atom } from 'nanostores';

/** Number of unanswered requests; undefined until counted. */
export const $requestCount = atom<number | undefined>(undefined);

/** Ids of requests that arrived since the lists were loaded and have not been opened here. */
export const $arrived = atom<readonly string[]>([]);

export function noteArrivals(ids: readonly string[]): void {
  if (ids.length > 0) $arrived.set([...new Set([...$arrived.get(), ...ids])]);
}

export const dropArrivals = (): void => $arrived.set([]);

/** Removes a request that was opened. */
export function dropArrival(id: string): void {
  if ($arrived.get().includes(id)) $arrived.set($arrived.get().filter((each) => each !== id));
}
