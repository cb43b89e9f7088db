/** Database failures by code, with a timeout. */
import { FirebaseError } from 'firebase/app';
import { whenAppChecked } from './app-check.ts';

/** Timeout of a database call, ms: the same as for the sign-in service. */
export const RESPONSE_TIMEOUT = 30_000;

/** The service's error code without its prefix: `permission-denied`, `unavailable`. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
  readonly code: string;
  constructor(code: string, message: string = code) {
    super(message);
    this.code = code;
  }
}

/** Attempts of a call that Firestore aborts, without effect, because of other writes to the same documents. */
const MOST_ATTEMPTS = 5;

/** Upper limit of the delay before the second attempt, ms; it grows with each further one. */
const DELAY = 500;

async function untilNotAborted<T>(work: () => Promise<T>, most: number): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isAborted = error instanceof FirebaseError && error.code.endsWith('aborted');
      if (!isAborted || attempt === most) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * DELAY * attempt));
    }
  }
}

/**
 * Runs `work`, again if it is aborted, and reports failures by code.
 * @param attempts 1 for work that repeats itself
 * @throws DatabaseFailure also after the timeout, when the operation may still have succeeded
 */
export async function withTimeout<T>(work: () => Promise<T>, attempts = MOST_ATTEMPTS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseFailure('deadline-exceeded')), RESPONSE_TIMEOUT);
  });
  try {
    // Replaced when the site is built, so that without a key App Check is not part of it.
    const key = import.meta.env.PUBLIC_APP_CHECK_KEY;
    const run = () => untilNotAborted(work, attempts);
    return await Promise.race([key ? whenAppChecked(key).then(run) : run(), tooLate]);
  } catch (error) {
    if (error instanceof FirebaseError) {
      throw new DatabaseFailure(error.code.replace(/^firestore\//, ''), error.message);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
