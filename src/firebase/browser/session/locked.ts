/** Work that one tab of this browser does at a time. */

/** Where the browser has no locks, the tab at least does not get in its own way. */
const tails = new Map<string, Promise<unknown>>();

function inTurn<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  tails.set(name, settled);
  return turn;
}

/** Absent on pages without https, and in old browsers, whatever TypeScript says. */
const lockManager = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

/** The names under which any tab of this browser does something; none where the browser does not know. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } =
    (await lockManager()
      ?.query()
      .catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}

/** Holds the name until then, as others may at the same time; where the browser has no locks, nobody knows. */
export function holdWithOthers(name: string, until: Promise<unknown>): void {
  void lockManager()
    ?.request(name, { mode: 'shared' }, () => until)
    .catch(() => undefined);
}

/** Does `work` where nobody else does any under this name just now. @returns whether it was done @throws as `work` */
export async function lockedNow(name: string, work: () => Promise<void>): Promise<boolean> {
  const locks = lockManager();
  if (locks === undefined) {
    await inTurn(name, work);
    return true;
  }
  return await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
    return lock !== null;
  });
}

/** Does `work` as soon as nobody else does any under this name; gives what it gives. @throws as `work` */
export async function locked<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks === undefined ? inTurn(name, work) : await locks.request(name, work);
}
