/** Protects a page: visitors who are not signed in, or not staff, are redirected. */
import { isAdmin, type User } from '#core/account/user.ts';
import { HOME_PATH, loginPath } from '#core/paths.ts';

/** The dependencies of the guard; tests pass a fake. */
export interface GuardEnvironment {
  /** @throws when the user cannot be determined */
  checkedUser: () => Promise<User | null>;
  /** Whether that user's claims could be read; offline they cannot. */
  knowsClaims: () => boolean;
  /** The path, query and fragment of the page. */
  here: () => string;
  /** Redirects, replacing the current history entry. */
  go: (path: string) => void;
  warn: (message: string, error: unknown) => void;
}

/**
 * @returns the permitted user; undefined while redirecting: to sign-in, or home without the staff claim
 * @throws when the claims of a signed-in user are unknown
 */
export async function guard(
  needs: 'sign-in' | 'admin',
  env: GuardEnvironment,
): Promise<User | undefined> {
  const user = await env.checkedUser().catch((error: unknown) => {
    env.warn('Auth check failed', error);
    return null;
  });
  if (user === null) env.go(loginPath(env.here()));
  else if (needs === 'admin' && !env.knowsClaims()) throw new Error('Custom claims are unknown');
  else if (needs === 'admin' && !isAdmin(user)) env.go(HOME_PATH);
  else return user;
  return undefined;
}
