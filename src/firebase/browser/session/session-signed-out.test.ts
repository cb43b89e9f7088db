/** Signing out: said plainly in every tab, and what a tab keeps of a customer goes with them. */
import { buildAccount, fakeSession } from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';
import { failed } from '#core/result.ts';

const MARK = 'glambug-signed-out';
const OF_MEERA = {
  'glambug-order-details': JSON.stringify({ uid: 'meera-1', form: { name: 'Meera Shah' } }),
};
const KEYS = Object.keys(OF_MEERA);

/** Started, and the service has named Meera. */
async function signedIn(options: Parameters<typeof fakeSession>[0] = {}) {
  const made = fakeSession(options);
  void made.session.start({ withProfile: false });
  await made.says(buildAccount());
  return made;
}

const keptKeys = (visit: { entries: Map<string, string> }): string[] =>
  KEYS.filter((key) => visit.entries.has(key));

describe('another tab', () => {
  test('says that somebody signed out in one of them', async () => {
    const { session, kept, visit, says } = await signedIn({ visit: OF_MEERA });
    kept.write(MARK, 'yes');
    await says(null);
    expect(session.$auth.get().error).toBe(
      'You signed out in another tab. Sign in again to continue.',
    );
    expect(keptKeys(visit)).toEqual([]);
  });

  test('forgets what it keeps of them, also where it had not asked yet who is there', async () => {
    const { session, visit, says } = fakeSession({ visit: OF_MEERA, kept: { [MARK]: 'yes' } });
    void session.start({ withProfile: false });
    await says(null);
    expect(keptKeys(visit)).toEqual([]);
  });

  test('says so, whatever went wrong before', async () => {
    const { session, kept, visit, says } = await signedIn({ reload: () => failed('No line.') });
    await session.refreshUser();
    kept.write(MARK, 'yes');
    await says(null);
    expect(visit.entries.get('glambug-session-ended')).toBe('signed-out');
  });

  test('and the page that it leads to says it, too', () => {
    const { session } = fakeSession({ visit: { 'glambug-session-ended': 'signed-out' } });
    void session.start({ withProfile: false });
    expect(session.$auth.get().error).toMatch(/^You signed out in another tab/);
  });

  test('hears of it by a sign-out, also by one that another page has announced', async () => {
    const first = await signedIn();
    await first.session.logout();
    expect(first.kept.entries.get(MARK)).toBe('yes');
    const second = await signedIn();
    second.session.expectEnd(true);
    expect(second.kept.entries.get(MARK)).toBe('yes');
  });

  test.each<[string, (made: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>]>([
    ['a sign-out that has failed', ({ session }) => session.logout()],
    ['the next sign-in', ({ says }) => says(buildAccount({ uid: 'ravi-2' }))],
  ])('hears nothing of it after %s', async (_, step) => {
    const made = await signedIn({ logout: () => failed('No way out.') });
    made.kept.write(MARK, 'yes');
    await step(made);
    expect(made.kept.entries.has(MARK)).toBe(false);
  });
});

describe('what a tab keeps of an order request', () => {
  test('goes when its customer signs out', async () => {
    const { session, visit } = await signedIn({ visit: OF_MEERA });
    expect(keptKeys(visit)).toEqual(KEYS);
    await session.logout();
    expect(keptKeys(visit)).toEqual([]);
  });

  test('goes when another signs in', async () => {
    const { visit, says } = await signedIn({ visit: OF_MEERA });
    await says(buildAccount({ uid: 'ravi-2' }));
    expect(keptKeys(visit)).toEqual([]);
  });

  test('stays for who comes back after their session has ended', async () => {
    const { visit, says } = await signedIn({ visit: OF_MEERA });
    await says(null);
    await says(buildAccount());
    expect(keptKeys(visit)).toEqual(KEYS);
  });
});
