/** What a person is told when something could not be read from the database, or written there. */
import { UNREACHED } from './unreached.ts';

/** Of an answer that may never have been given: what was asked may have been done all the same. */
const LOST: ReadonlySet<string> = new Set([
  'unknown',
  'unavailable',
  'deadline-exceeded',
  'cancelled',
  'aborted',
  'internal',
]);

/** Whether what was asked may have been done, though it is said to have failed. */
export const isAnswerLost = (code: string): boolean => LOST.has(code);

const WORDS: Readonly<Record<string, string>> = {
  unauthenticated: 'Your session ended. Please sign in again.',
  'permission-denied': 'Your account doesn’t have permission to do this.',
  'resource-exhausted': 'The server is busy. Try again in a few minutes.',
  'not-configured': 'Orders are unavailable right now. Contact us.',
};

/**
 * The words for a code of the database service.
 * @param reference names this failure to the seller's people, where its reason is unknown
 */
export function databaseWords(code: string, reference: string): string {
  if (isAnswerLost(code)) return UNREACHED;
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return words ?? `Something went wrong. Try again. (Reference ${reference})`;
}
