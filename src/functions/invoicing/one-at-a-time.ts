/** Runs the transactions of an instance one after the other: all of them wait for the counter of their series. */
import type { Server } from '#functions/server.ts';

const last = new WeakMap<Server['firestore'], Promise<unknown>>();

export function oneAtATime<T>({ firestore }: Server, work: () => Promise<T>): Promise<T> {
  const running = (last.get(firestore) ?? Promise.resolve()).then(work);
  last.set(
    firestore,
    running.catch(() => undefined),
  );
  return running;
}
