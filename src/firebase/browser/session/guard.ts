/** Keeps a page for those who may see it: whoever is not signed in, or not of the staff, is led elsewhere. */
import { isAdmin, type User } from '#core/account/user.ts';
import { HOME_PATH, loginPath } from '#core/paths.ts';

/** What the guard needs of the world outside; tests give a fake. */
export interface GuardEnvironment {
  /** @throws when it cannot be found out */
  checkedUser: () => Promise<User | null>;
  /** Whether the claims of that user are known; without a connection they cannot be asked for. */
  knowsClaims: () => boolean;
  /** The path, query and fragment of the page. */
  here: () => string;
  /** Leads there; the page that was left out is no step of the history. */
  go: (path: string) => void;
  warn: (words: string, error: unknown) => void;
}

/**
 * @returns the user who may see the page; undefined when somebody is on the way elsewhere: to sign in and come back,
 * or, where the staff's claim is missing, home
 * @throws when it cannot be found out whether somebody who is signed in is of the staff
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
