/** Turns failures of the sign-in service or the database into results with messages. */
import { endSession } from '#firebase/browser/auth.ts';
import { authMessage, endsSession, failureCode } from '#core/account/auth-messages.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/**
 * The result of `work`, or a message. Unknown failures get a reference and are logged under it; a failure that
 * ends the session signs out.
 */
export async function authOutcome<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeeded(await work());
  } catch (error) {
    const code = failureCode(error);
    if (endsSession(code)) await endSession().catch(() => undefined);
    const reference = crypto.randomUUID().slice(0, 8).toUpperCase();
    const message = authMessage(code, reference, error instanceof Error ? error.message : '');
    if (message.includes(reference)) console.error(`Reference ${reference}`, error);
    return failed(message, code || undefined);
  }
}
