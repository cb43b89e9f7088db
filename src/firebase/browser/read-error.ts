/** A failed read, thrown for queries, which show its message. */
import type { Result } from '#core/result.ts';

/** The message says why. */
export class ReadError extends Error {
  override name = 'ReadError';
}

/** @throws ReadError */
export function unwrapOrThrow<T>(read: Result<T>): T {
  if (read.success) return read.value;
  throw new ReadError(read.error);
}
