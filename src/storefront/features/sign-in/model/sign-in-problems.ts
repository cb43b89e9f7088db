/** What is wrong with what was typed into a form of sign-in, before it is sent. */
import { LONGEST_BUSINESS_NAME, LONGEST_EMAIL, LONGEST_NAME } from '#schema/limits.ts';
import { EMAIL_FORM } from '#schema/patterns.ts';
import { authWords, SHORTEST_PASSWORD, WEAK_PASSWORD } from '#core/account/auth-words.ts';

/** In words, by the name of the field; empty when all is well. */
export type Problems<Field extends string = string> = Partial<Record<Field, string>>;

/** The service takes no longer one. */
const LONGEST_PASSWORD = 4_096;

const email = (typed: string): Problems<'email'> =>
  EMAIL_FORM.test(typed) && typed.length <= LONGEST_EMAIL
    ? {}
    : { email: authWords('invalid-email', '') };

function newPassword(typed: string): Problems<'password'> {
  if (typed.length < SHORTEST_PASSWORD) return { password: WEAK_PASSWORD };
  return typed.length > LONGEST_PASSWORD ? { password: 'Choose a shorter password.' } : {};
}

export interface SignInFields {
  email: string;
  password: string;
}

export const signInProblems = (typed: SignInFields): Problems<keyof SignInFields> => ({
  ...email(typed.email),
  ...(typed.password === '' && { password: 'Enter your password.' }),
});

export interface RegisterFields extends SignInFields {
  name: string;
  /** Empty for who has none to tell. */
  businessName: string;
}

export const registerProblems = (typed: RegisterFields): Problems<keyof RegisterFields> => ({
  ...(typed.name === '' && { name: 'Enter your name.' }),
  ...(typed.name.length > LONGEST_NAME && { name: `Up to ${LONGEST_NAME} characters, please.` }),
  ...(typed.businessName.length > LONGEST_BUSINESS_NAME && {
    businessName: `Up to ${LONGEST_BUSINESS_NAME} characters, please.`,
  }),
  ...email(typed.email),
  ...newPassword(typed.password),
});

export const resetProblems = (typed: { email: string }): Problems<'email'> => email(typed.email);

export const newPasswordProblems = (typed: { password: string }): Problems<'password'> =>
  newPassword(typed.password);

/** The field that a code of the sign-in service is about; undefined where it is about the whole form. */
export function fieldOf(code: string | undefined): 'email' | 'password' | undefined {
  if (code === 'invalid-email') return 'email';
  return code === 'weak-password' || code === 'password-does-not-meet-requirements'
    ? 'password'
    : undefined;
}
