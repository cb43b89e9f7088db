/** The schemas of the sign-in forms. */
import * as z from 'zod/mini';
import { LONGEST_BUSINESS_NAME, LONGEST_EMAIL, LONGEST_NAME } from '#schema/limits.ts';
import { EMAIL_FORM } from '#schema/patterns.ts';
import { authMessage, SHORTEST_PASSWORD, WEAK_PASSWORD } from '#core/account/auth-messages.ts';
import { checkedText, passwordText } from '#core/account/form-field.ts';
import { failed, succeeded } from '#core/result.ts';

/** The service's maximum. */
const LONGEST_PASSWORD = 4_096;

const email = checkedText((text) => {
  const typed = text.trim();
  return EMAIL_FORM.test(typed) && typed.length <= LONGEST_EMAIL
    ? succeeded(typed)
    : failed(authMessage('invalid-email', ''));
});

export const newPasswordSchema = z.object({
  password: checkedText((typed) => {
    if (typed.length < SHORTEST_PASSWORD) return failed(WEAK_PASSWORD);
    return typed.length > LONGEST_PASSWORD
      ? failed('Choose a shorter password.')
      : succeeded(typed);
  }),
});

const nameText = (most: number, missing?: string) =>
  checkedText((text) => {
    const typed = text.trim();
    if (typed === '' && missing !== undefined) return failed(missing);
    return typed.length > most ? failed(`Up to ${most} characters, please.`) : succeeded(typed);
  });

export const resetSchema = z.object({ email });

export const signInSchema = z.object({ email, password: passwordText });

export const registerSchema = z.object({
  name: nameText(LONGEST_NAME, 'Enter your name.'),
  /** Optional. */
  businessName: nameText(LONGEST_BUSINESS_NAME),
  email,
  ...newPasswordSchema.shape,
});

export type RegisterFields = z.infer<typeof registerSchema>;

/** The field for an error code of the sign-in service; undefined for the whole form. */
export function fieldOf(code: string | undefined): 'email' | 'password' | undefined {
  if (code === 'invalid-email') return 'email';
  return code === 'weak-password' || code === 'password-does-not-meet-requirements'
    ? 'password'
    : undefined;
}
