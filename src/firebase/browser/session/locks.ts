/** Locks across the tabs of this browser. */

/** Fallback without browser support: sequential within this tab. */
const tails = new Map<string, Promise<unknown>>();

function inTurn<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  tails.set(name, settled);
  return turn;
}

/** Missing without https and in old browsers, although its type declares it. */
const lockManager = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

/** The names of all held locks; empty without support. */
export async function lockNames(): Promise<ReadonlySet<string>> {
  const locks = await lockManager()
    ?.query()
    .catch(() => undefined);
  return new Set(locks?.held?.flatMap(({ name }) => name ?? []));
}

/** Holds a shared lock until the promise settles; no effect without support. */
export function lockShared(name: string, until: Promise<unknown>): void {
  void lockManager()
    ?.request(name, { mode: 'shared' }, () => until)
    .catch(() => undefined);
}

/** Runs `work` once the lock is free and returns its result. @throws like `work` */
export async function withLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks === undefined ? inTurn(name, work) : await locks.request(name, work);
}
