/** A failure to read, thrown for whoever keeps queries: they show it, and ask again. */
import type { Result } from '#core/result.ts';

/** What could not be read; its message tells a person why. */
export class NotRead extends Error {
  override name = 'NotRead';
}

/** @throws NotRead */
export async function orThrow<T>(asked: Promise<Result<T>>): Promise<T> {
  const answer = await asked;
  if (answer.success) return answer.value;
  throw new NotRead(answer.error);
}
