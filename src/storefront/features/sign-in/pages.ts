/** Links of the sign-in forms, each with the return path. */
import { accountPath, loginPath, registerPath, resetPasswordPath } from '#core/paths.ts';

/** Made from the return path, if any. */
export const pagesFrom = (back?: string) => ({
  login: loginPath(back),
  register: registerPath(back),
  reset: resetPasswordPath(back),
  onward: back ?? accountPath(),
});

/** The links that messages offer. */
export function waysOut(back?: string): Readonly<Record<string, string>> {
  const { login, reset } = pagesFrom(back);
  return {
    'contact us': '/contact',
    'reset your password': reset,
    'resetting the password': reset,
    'signing in': login,
  };
}
