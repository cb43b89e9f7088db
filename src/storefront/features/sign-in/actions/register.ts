/** Makes a customer's account and their document. */
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
 * Makes the account and signs it in, and begins to save the document; nobody has to wait for that. A document that
 * cannot be saved now is no failure: it is made at the next start, and the name of the business can be told again
 * under "My account".
 */
export const register = (wish: RegisterFields): Promise<Result<Registered>> =>
  authOutcome(async () => {
    const account = await createAccount(wish.email, wish.password, wish.name);
    const told = wish.businessName === '' ? {} : { businessName: wish.businessName };
    const saved = saveUser(userFrom(account), told).catch((error: unknown) =>
      console.warn('The customer could not be saved', error),
    );
    return { saved };
  });
