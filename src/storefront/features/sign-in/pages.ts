/** Where the forms of sign-in lead; each of these keeps the way back. */
import { accountPath, loginPath, registerPath, resetPasswordPath } from '#core/paths.ts';

/** Made of the path that the visitor came from, if any. */
export const pagesFrom = (back?: string) => ({
  login: loginPath(back),
  register: registerPath(back),
  reset: resetPasswordPath(back),
  onward: back ?? accountPath(),
});

/** The ways out that messages name. */
export function waysOut(back?: string): Readonly<Record<string, string>> {
  const { login, reset } = pagesFrom(back);
  return {
    'contact us': '/contact',
    'reset your password': reset,
    'resetting the password': reset,
    'signing in': login,
  };
}
