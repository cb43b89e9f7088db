/** Locks across the tabs of this browser. */

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

/** Runs `work` if the lock is free. @returns whether it ran @throws like `work` */
export async function withLockIfFree(name: string, work: () => Promise<void>): Promise<boolean> {
  const locks = lockManager();
  if (locks === undefined) {
    await work();
    return true;
  }
  return await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
    return lock !== null;
  });
}

/** Runs `work` once the lock is free and returns its result. @throws like `work` */
export async function withLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  return await (lockManager()?.request(name, work) ?? work());
}
