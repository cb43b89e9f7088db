/** Protects a page: visitors who are not signed in, or not staff, are redirected. */
import { isAdmin, type User } from '#core/account/user.ts';
import { HOME_PATH, loginPath } from '#core/paths.ts';
import { $auth, confirmedUser, knowsClaims, onLost, startSession } from './auth.ts';

const here = (): string => location.pathname + location.search + location.hash;

async function checkedUser(): Promise<User | null> {
  try {
    await startSession();
    return await confirmedUser();
  } catch (error) {
    console.warn('Auth check failed', error);
    return null;
  }
}

/**
 * Protects this page as long as it is open: it is left when the session ends or changes user.
 * @returns the permitted user; undefined while redirecting: to sign-in, or home without the staff claim
 * @throws when the claims of a signed-in user are unknown
 */
export async function guardPage(needs: 'sign-in' | 'admin'): Promise<User | undefined> {
  const user = await checkedUser();
  if (user === null) {
    location.replace(loginPath(here()));
    return undefined;
  }
  if (needs === 'admin') {
    if (!knowsClaims()) throw new Error('Custom claims are unknown');
    if (!isAdmin(user)) {
      location.replace(HOME_PATH);
      return undefined;
    }
  }
  onLost(() => {
    if ($auth.get().user === null) location.replace(loginPath(here()));
    else location.reload();
  });
  return user;
}
