/** What the database answers when it does not do what was asked, by one name. */
import { FirebaseError } from 'firebase/app';

/** How long an answer is waited for, ms: as long as the sign-in service is given. */
export const ANSWER_WAIT = 30_000;

/** What went wrong, by the service's own name without its prefix: `permission-denied`, `unavailable`. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
  readonly code: string;
  constructor(code: string, message: string = code) {
    super(message);
    this.code = code;
  }
}

/**
 * Runs `work` and tells its failure by its code.
 * @throws DatabaseFailure also when no answer has come in time: what was asked may have been done all the same
 */
export async function answered<T>(work: () => Promise<T>, wait = ANSWER_WAIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseFailure('deadline-exceeded')), wait);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } catch (error) {
    if (error instanceof FirebaseError) {
      throw new DatabaseFailure(error.code.replace(/^firestore\//, ''), error.message);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
