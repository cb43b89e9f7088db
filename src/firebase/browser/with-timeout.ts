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

/**
 * Runs `work` and reports failures by code.
 * @throws DatabaseFailure also after the timeout, when the operation may still have succeeded
 */
export async function withTimeout<T>(
  work: () => Promise<T>,
  timeout = RESPONSE_TIMEOUT,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseFailure('deadline-exceeded')), timeout);
  });
  try {
    // Replaced when the site is built, so that without a key App Check is not part of it.
    const key = import.meta.env.PUBLIC_APP_CHECK_KEY;
    return await Promise.race([key ? whenAppChecked(key).then(work) : work(), tooLate]);
  } catch (error) {
    if (error instanceof FirebaseError) {
      throw new DatabaseFailure(error.code.replace(/^firestore\//, ''), error.message);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
