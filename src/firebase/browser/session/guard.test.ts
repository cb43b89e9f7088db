/** The navigation guard as specified. */
import { describe, expect, test } from 'vitest';
import { userFrom, type User } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { guard } from './guard.ts';

const meera = (customClaims: User['customClaims'] = {}): User =>
  userFrom(buildAccount(), customClaims);

/** The user, redirects and warnings of the guard for a page. */
async function guarded(
  needs: 'sign-in' | 'admin',
  checkedUser: () => Promise<User | null>,
  here = '/account',
  knowsClaims = true,
) {
  const redirects: string[] = [];
  const warnings: string[] = [];
  const user = await guard(needs, {
    checkedUser,
    knowsClaims: () => knowsClaims,
    here: () => here,
    go: (path) => redirects.push(path),
    warn: (message) => warnings.push(message),
  });
  return { user, redirects, warnings };
}

describe('a page that needs sign-in', () => {
  test('without a user redirects to login with the full target path in the query', async () => {
    const here = '/order-confirmation/9?from=mail&x=1#lines';
    const { user, redirects } = await guarded('sign-in', () => Promise.resolve(null), here);
    expect(user).toBeUndefined();
    expect(redirects).toHaveLength(1);
    const login = new URL(String(redirects[0]), 'https://shop.in');
    expect([login.pathname, login.searchParams.get('redirect')]).toEqual(['/login', here]);
  });

  test('does not redirect before the user is known', async () => {
    const redirects: string[] = [];
    let notify: (user: User | null) => void = () => undefined;
    const done = guard('sign-in', {
      checkedUser: () => new Promise((resolve) => (notify = resolve)),
      knowsClaims: () => true,
      here: () => '/account',
      go: (path) => redirects.push(path),
      warn: () => undefined,
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(redirects).toEqual([]);
    notify(null);
    await done;
    expect(redirects).toHaveLength(1);
  });

  test('with a user proceeds', async () => {
    const { user, redirects } = await guarded('sign-in', () => Promise.resolve(meera()));
    expect(user?.uid).toBe('meera-1');
    expect(redirects).toEqual([]);
  });
});

describe('a page that needs admin', () => {
  test('throws without redirecting when the claims are unknown', async () => {
    const pending = guarded('admin', () => Promise.resolve(meera()), '/admin/orders', false);
    await expect(pending).rejects.toThrow('Custom claims are unknown');
  });

  test.each([{}, { admin: 'true' }, { admin: 1 }, { roles: { admin: true } }])(
    'redirects a user with the invalid claim %j to the home page',
    async (claims) => {
      const { user, redirects } = await guarded(
        'admin',
        () => Promise.resolve(meera(claims)),
        '/admin',
      );
      expect([user, redirects]).toEqual([undefined, ['/']]);
    },
  );

  test('without a user redirects to login', async () => {
    const { redirects } = await guarded('admin', () => Promise.resolve(null), '/admin/orders');
    expect(redirects).toEqual(['/login?redirect=%2Fadmin%2Forders']);
  });

  test('with the claim proceeds', async () => {
    const { user } = await guarded('admin', () => Promise.resolve(meera({ admin: true })));
    expect(user?.uid).toBe('meera-1');
  });
});

test('a failed check logs a warning and counts as signed out', async () => {
  const { user, redirects, warnings } = await guarded('sign-in', () =>
    Promise.reject(new Error('no store')),
  );
  expect(user).toBeUndefined();
  expect(redirects).toEqual(['/login?redirect=%2Faccount']);
  expect(warnings).toEqual(['Auth check failed']);
});
