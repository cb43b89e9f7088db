/** The navigation guard by the sentences of its specification. */
import { describe, expect, test } from 'vitest';
import { userFrom, type User } from '#core/account/user.ts';
import { buildAccount } from '#fixtures/fake-session.ts';
import { guard } from './guard.ts';

const meera = (customClaims: User['customClaims'] = {}): User =>
  userFrom(buildAccount(), customClaims);

/** What the guard did for a page. */
async function guarded(
  needs: 'sign-in' | 'admin',
  checkedUser: () => Promise<User | null>,
  here = '/account',
  knowsClaims = true,
) {
  const went: string[] = [];
  const warnings: string[] = [];
  const user = await guard(needs, {
    checkedUser,
    knowsClaims: () => knowsClaims,
    here: () => here,
    go: (path) => went.push(path),
    warn: (words) => warnings.push(words),
  });
  return { user, went, warnings };
}

describe('needs sign-in', () => {
  test('and no user: leads to login with a redirect query holding the full target path', async () => {
    const here = '/order-confirmation/9?from=mail&x=1#lines';
    const { user, went } = await guarded('sign-in', () => Promise.resolve(null), here);
    expect(user).toBeUndefined();
    expect(went).toHaveLength(1);
    const login = new URL(String(went[0]), 'https://shop.in');
    expect([login.pathname, login.searchParams.get('redirect')]).toEqual(['/login', here]);
  });

  test('leads nowhere before it is known who is there', async () => {
    const went: string[] = [];
    let tell: (user: User | null) => void = () => undefined;
    const done = guard('sign-in', {
      checkedUser: () => new Promise((resolve) => (tell = resolve)),
      knowsClaims: () => true,
      here: () => '/account',
      go: (path) => went.push(path),
      warn: () => undefined,
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(went).toEqual([]);
    tell(null);
    await done;
    expect(went).toHaveLength(1);
  });

  test('otherwise proceeds', async () => {
    const { user, went } = await guarded('sign-in', () => Promise.resolve(meera()));
    expect(user?.uid).toBe('meera-1');
    expect(went).toEqual([]);
  });
});

describe('needs admin', () => {
  test('and it cannot be found out whether they are: leads nowhere, and says so', async () => {
    const asked = guarded('admin', () => Promise.resolve(meera()), '/admin/orders', false);
    await expect(asked).rejects.toThrow('Custom claims are unknown');
  });

  test.each([{}, { admin: 'true' }, { admin: 1 }, { roles: { admin: true } }])(
    'and the user lacks the claim (%j): leads home',
    async (claims) => {
      const { user, went } = await guarded('admin', () => Promise.resolve(meera(claims)), '/admin');
      expect([user, went]).toEqual([undefined, ['/']]);
    },
  );

  test('and no user: leads to login', async () => {
    const { went } = await guarded('admin', () => Promise.resolve(null), '/admin/orders');
    expect(went).toEqual(['/login?redirect=%2Fadmin%2Forders']);
  });

  test('otherwise proceeds', async () => {
    const { user } = await guarded('admin', () => Promise.resolve(meera({ admin: true })));
    expect(user?.uid).toBe('meera-1');
  });
});

test('if the check fails, it warns and treats the visitor as not signed in', async () => {
  const { user, went, warnings } = await guarded('sign-in', () =>
    Promise.reject(new Error('no store')),
  );
  expect(user).toBeUndefined();
  expect(went).toEqual(['/login?redirect=%2Faccount']);
  expect(warnings).toEqual(['Auth check failed']);
});
