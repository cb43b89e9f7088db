/** Turns what the sign-in service or the database refuses into words for the person who asked. */
import { endSession } from '#firebase/browser/auth.ts';
import { authWords, endsSession, failureCode } from '#core/account/auth-words.ts';
import { orderReference } from '#core/order/new-reference.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/** Eight letters that a person can read out to the seller, by which this failure is found in the console. */
const newReference = (): string =>
  orderReference(crypto.getRandomValues(new Uint8Array(8))).replace('GB-', '');

/**
 * What `work` gives, or why it failed, in words. A failure without words of its own gets a reference, and is
 * written to the console under it; one that ends the session signs out.
 */
export async function authOutcome<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeeded(await work());
  } catch (error) {
    const code = failureCode(error);
    if (endsSession(code)) await endSession().catch(() => undefined);
    const reference = newReference();
    const words = authWords(code, reference, error instanceof Error ? error.message : '');
    if (words.includes(reference)) console.error(`Reference ${reference}`, error);
    return failed(words, code || undefined);
  }
}
