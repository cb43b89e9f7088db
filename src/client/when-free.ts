/** Writes that meet others at the same document: the database takes one, and sends the rest back undone. */
import { DatabaseFailure } from './database-answer.ts';

/** How long is waited before it is sent again, ms: staff, imports and changes of many meet in the mark of the last save. */
const WAITS = [250, 750, 2_000, 4_000, 8_000];

/** The part of a wait that is left to chance, so that those who met do not meet again. */
const CHANCE = 0.5;

const pause = (wait: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, wait * (1 - CHANCE * Math.random()));
  });

/**
 * @param work writes all or nothing, and may be done again from its beginning
 * @throws DatabaseFailure `aborted` when it has met others each time
 */
export async function whenFree<T>(work: () => Promise<T>, tried = 0): Promise<T> {
  const wait = WAITS[tried];
  try {
    return await work();
  } catch (error) {
    const met = error instanceof DatabaseFailure && error.code === 'aborted';
    if (!met || wait === undefined) throw error;
  }
  await pause(wait);
  return await whenFree(work, tried + 1);
}
