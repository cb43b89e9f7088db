/** Guards the pages of this browser, as long as they are open. */
import type { User } from '#core/account/user.ts';
import { loginPath } from '#core/paths.ts';
import { $auth, confirmedUser, knowsClaims, onLost, startSession } from './auth.ts';
import { guard, type GuardEnvironment } from './guard.ts';

const environment: GuardEnvironment = {
  checkedUser: async () => {
    await startSession();
    return await confirmedUser();
  },
  knowsClaims,
  here: () => location.pathname + location.search + location.hash,
  go: (path) => location.replace(path),
  warn: (words, error) => console.warn(words, error),
};

/**
 * Guards this page, now and as long as it is open: when the session ends, or is another's, it is left too.
 * @returns as `guard`
 */
export async function guardPage(needs: 'sign-in' | 'admin'): Promise<User | undefined> {
  const user = await guard(needs, environment);
  if (user === undefined) return undefined;
  onLost(() => {
    if ($auth.get().user === null) environment.go(loginPath(environment.here()));
    else location.reload();
  });
  return user;
}
