/** Creates a customer's account and document. */
import { createAccount } from '#firebase/browser/auth.ts';
import type { RegisterFields } from '#storefront/features/sign-in/model/sign-in-schemas.ts';
import { userFrom } from '#core/account/user.ts';
import type { Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';

export interface Registered {
  /** Settles when their document is saved, or could not be. */
  saved: Promise<void>;
}

/**
 * Creates the account and signs in; the document is saved in the background. A failed save is not an error: the
 * next start creates the document, and the business name can be entered under "My account".
 */
export const register = (fields: RegisterFields): Promise<Result<Registered>> =>
  authOutcome(async () => {
    const account = await createAccount(fields.email, fields.password, fields.name);
    const registration = fields.businessName === '' ? {} : { businessName: fields.businessName };
    const saved = saveUser(userFrom(account), registration).catch((error: unknown) =>
      console.warn('The customer could not be saved', error),
    );
    return { saved };
  });
