/** A failure to read, thrown for queries: they show its message, and a person tries again. */
import type { Result } from '#core/result.ts';

/** What could not be read; its message tells a person why. */
export class ReadError extends Error {
  override name = 'ReadError';
}

/** @throws ReadError */
export function unwrapOrThrow<T>(read: Result<T>): T {
  if (read.success) return read.value;
  throw new ReadError(read.error);
}
