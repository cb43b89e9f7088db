/** The schemas of the sign-in forms. */
import * as z from 'zod/mini';
import { LONGEST_BUSINESS_NAME, LONGEST_EMAIL, LONGEST_NAME } from '#schema/limits.ts';
import { EMAIL_FORM } from '#schema/patterns.ts';
import { authMessage, SHORTEST_PASSWORD, WEAK_PASSWORD } from '#core/account/auth-messages.ts';
import { checkedText, passwordText, singleLineText } from '#core/account/form-field.ts';
import { failed, succeeded } from '#core/result.ts';

const email = checkedText((text) => {
  const typed = text.trim();
  return EMAIL_FORM.test(typed) && typed.length <= LONGEST_EMAIL
    ? succeeded(typed)
    : failed(authMessage('invalid-email', ''));
});

export const newPasswordSchema = z.object({
  password: checkedText((typed) =>
    typed.length < SHORTEST_PASSWORD ? failed(WEAK_PASSWORD) : succeeded(typed),
  ),
});

export const resetSchema = z.object({ email });

export const signInSchema = z.object({ email, password: passwordText });

export const registerSchema = z.object({
  name: singleLineText({ most: LONGEST_NAME, missing: 'Enter your name.' }),
  businessName: singleLineText({ most: LONGEST_BUSINESS_NAME }),
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
