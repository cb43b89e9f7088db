/** Signing out: reported in every tab, and the tab's data of the customer is deleted. */
import { buildAccount, fakeSession } from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';
import { failed } from '#core/result.ts';

const MARK = 'glambug-signed-out';
const OF_MEERA = {
  'glambug-order-details': JSON.stringify({ uid: 'meera-1', form: { name: 'Meera Shah' } }),
};
const KEYS = Object.keys(OF_MEERA);

/** Started, with Meera signed in. */
async function signedIn(options: Parameters<typeof fakeSession>[0] = {}) {
  const made = fakeSession(options);
  void made.session.start({ withProfile: false });
  await made.says(buildAccount());
  return made;
}

const storedKeys = (visit: { entries: Map<string, string> }): string[] =>
  KEYS.filter((key) => visit.entries.has(key));

describe('a sign-out in another tab', () => {
  test('shows a message and deletes the customer’s data', async () => {
    const { session, persistentStore, visit, says } = await signedIn({ visit: OF_MEERA });
    persistentStore.write(MARK, 'yes');
    await says(null);
    expect(session.$auth.get().error).toBe(
      'You signed out in another tab. Sign in again to continue.',
    );
    expect(storedKeys(visit)).toEqual([]);
  });

  test('deletes the data also in a tab that has not resolved its session', async () => {
    const { session, visit, says } = fakeSession({
      visit: OF_MEERA,
      persistentStore: { [MARK]: 'yes' },
    });
    void session.start({ withProfile: false });
    await says(null);
    expect(storedKeys(visit)).toEqual([]);
  });

  test('is the stored reason even after an earlier error', async () => {
    const { session, persistentStore, visit, says } = await signedIn({
      reload: () => failed('No line.'),
    });
    await session.refreshUser();
    persistentStore.write(MARK, 'yes');
    await says(null);
    expect(visit.entries.get('glambug-session-ended')).toBe('signed-out');
  });

  test('is shown by the page that the user is redirected to', () => {
    const { session } = fakeSession({ visit: { 'glambug-session-ended': 'signed-out' } });
    void session.start({ withProfile: false });
    expect(session.$auth.get().error).toMatch(/^You signed out in another tab/);
  });

  test('is announced by a sign-out and by an expected end', async () => {
    const first = await signedIn();
    await first.session.logout();
    expect(first.persistentStore.entries.get(MARK)).toBe('yes');
    const second = await signedIn();
    second.session.expectEnd(true);
    expect(second.persistentStore.entries.get(MARK)).toBe('yes');
  });

  test.each<[string, (made: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>]>([
    ['a failed sign-out', ({ session }) => session.logout()],
    ['the next sign-in', ({ says }) => says(buildAccount({ uid: 'ravi-2' }))],
  ])('is no longer announced after %s', async (_, step) => {
    const made = await signedIn({ logout: () => failed('No way out.') });
    made.persistentStore.write(MARK, 'yes');
    await step(made);
    expect(made.persistentStore.entries.has(MARK)).toBe(false);
  });
});

describe('the data of an order request in a tab', () => {
  test('is deleted when its customer signs out', async () => {
    const { session, visit } = await signedIn({ visit: OF_MEERA });
    expect(storedKeys(visit)).toEqual(KEYS);
    await session.logout();
    expect(storedKeys(visit)).toEqual([]);
  });

  test('is deleted when another customer signs in', async () => {
    const { visit, says } = await signedIn({ visit: OF_MEERA });
    await says(buildAccount({ uid: 'ravi-2' }));
    expect(storedKeys(visit)).toEqual([]);
  });

  test('is kept for the same customer after an expired session', async () => {
    const { visit, says } = await signedIn({ visit: OF_MEERA });
    await says(null);
    await says(buildAccount());
    expect(storedKeys(visit)).toEqual(KEYS);
  });
});
