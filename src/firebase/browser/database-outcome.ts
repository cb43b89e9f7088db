/** What became of work with the database, in words. */
import { DatabaseFailure } from './database-answer.ts';
import { DatabaseUnavailable } from './firestore.ts';
import { ReadError, unwrapOrThrow } from './read-error.ts';
import { databaseWords } from '#core/database-words.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

const codeOf = (error: unknown): string => {
  if (error instanceof DatabaseFailure) return error.code;
  return error instanceof DatabaseUnavailable ? 'not-configured' : 'unforeseen';
};

/** Runs `work`; what it throws comes back as words, what nobody expects also stands in the console with its reference. */
export async function databaseOutcome<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeeded(await work());
  } catch (error) {
    if (error instanceof ReadError) return failed(error.message);
    const code = codeOf(error);
    const reference = crypto.randomUUID().slice(0, 8).toUpperCase();
    const words = databaseWords(code, reference);
    if (words.includes(reference)) console.error(`Reference ${reference}`, error);
    return failed(words, code);
  }
}

/** Reads for a query, which shows why it failed. @throws ReadError */
export const readOrThrow = async <T>(work: () => Promise<T>): Promise<T> =>
  unwrapOrThrow(await databaseOutcome(work));
