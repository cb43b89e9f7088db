/** Runs transactions again after contention and lost responses. */
import { FirebaseError } from 'firebase/app';
import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { isAnswerLost } from '#core/database-messages.ts';
import { withTimeout } from './with-timeout.ts';

/** Attempts of one transaction. */
const MOST_ATTEMPTS = 8;

/** Upper limit of the delay before the second attempt, ms; it doubles with each further one. */
const FIRST_DELAY = 60;

/** The rules may refuse an outdated revision before Firestore notices that the document was changed. */
const CONTENDED: ReadonlySet<string> = new Set([
  'permission-denied',
  'failed-precondition',
  'already-exists',
]);

const isRepeatable = (error: unknown): boolean =>
  error instanceof FirebaseError &&
  (CONTENDED.has(error.code.replace(/^firestore\//, '')) ||
    isAnswerLost(error.code.replace(/^firestore\//, '')));

/**
 * Runs `work` until it is committed. It may run again after it was committed without a response, so it has to detect
 * that.
 * @throws DatabaseFailure
 */
export const transact = <T>(
  work: (transaction: Transaction) => Promise<T>,
  database: Firestore,
): Promise<T> =>
  withTimeout(async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runTransaction(database, work, { maxAttempts: 1 });
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !isRepeatable(error)) throw error;
        const delay = Math.random() * FIRST_DELAY * 2 ** attempt;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }, 1);
