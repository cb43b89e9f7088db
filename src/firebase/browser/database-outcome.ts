/** Turns database failures into results with messages. */
import { DatabaseFailure } from './with-timeout.ts';
import { DatabaseUnavailable } from './firestore.ts';
import { ReadError, unwrapOrThrow } from './read-error.ts';
import { databaseMessage } from '#core/database-messages.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

const codeOf = (error: unknown): string => {
  if (error instanceof DatabaseFailure) return error.code;
  return error instanceof DatabaseUnavailable ? 'not-configured' : 'unforeseen';
};

/**
 * Runs `work` and returns failures as messages; unexpected ones are also logged with a reference.
 */
export async function databaseOutcome<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeeded(await work());
  } catch (error) {
    if (error instanceof ReadError) return failed(error.message);
    const code = codeOf(error);
    const reference = crypto.randomUUID().slice(0, 8).toUpperCase();
    const message = databaseMessage(code, reference);
    if (message.includes(reference)) console.error(`Reference ${reference}`, error);
    return failed(message, code);
  }
}

/** Reads for a query, which shows the message of the failure. @throws ReadError */
export const readOrThrow = async <T>(work: () => Promise<T>): Promise<T> =>
  unwrapOrThrow(await databaseOutcome(work));
