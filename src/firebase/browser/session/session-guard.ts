/** Protects the open page. */
import type { User } from '#core/account/user.ts';
import { loginPath } from '#core/paths.ts';
import { $auth, confirmedUser, knowsClaims, onLost, startSession } from './auth.ts';
import { guard } from './guard.ts';

const SESSION = { startSession, confirmedUser, knowsClaims };
const here = (): string => location.pathname + location.search + location.hash;
const go = (path: string): void => location.replace(path);

/**
 * Protects this page as long as it is open: it is left when the session ends or changes user.
 * @returns like `guard`
 */
export async function guardPage(
  needs: 'sign-in' | 'admin',
  session = SESSION,
): Promise<User | undefined> {
  const user = await guard(needs, {
    checkedUser: async () => {
      await session.startSession();
      return await session.confirmedUser();
    },
    knowsClaims: session.knowsClaims,
    here,
    go,
    warn: (message, error) => console.warn(message, error),
  });
  if (user === undefined) return undefined;
  onLost(() => {
    if ($auth.get().user === null) go(loginPath(here()));
    else location.reload();
  });
  return user;
}
