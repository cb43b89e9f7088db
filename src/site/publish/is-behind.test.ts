import { expect, test } from 'vitest';
import { Timestamp, type Firestore } from '#firebase/admin/firestore.ts';
import { isBehind } from './is-behind.ts';
import { LiveVersionUnknown } from './live-version.ts';

const MINUTE = 60_000;
const CHANGED_AT = Date.parse('2026-07-01T06:00:00Z');

/** Firestore in which something was saved last at these times, ms, by collection. */
function firestoreOf(saves: Record<string, number>): Firestore {
  const query = (collection: string, until: Timestamp) => {
    const at = saves[collection];
    const docs =
      at === undefined || at >= until.toMillis() ? [] : [{ get: () => Timestamp.fromMillis(at) }];
    const get = () => Promise.resolve({ docs });
    return { orderBy: () => ({ limit: () => ({ get }) }) };
  };
  // No more of it is used.
  return {
    collection: (name: string) => ({
      where: (_field: string, _operator: string, until: Timestamp) => query(name, until),
    }),
  } as unknown as Firestore;
}

/** What is said when the live site shows the shop of `live` (ms), or answers with a status. */
const behind = (firestore: Firestore, live: number | Response, now = CHANGED_AT + 31 * MINUTE) =>
  isBehind(firestore, 'https://shop.in', {
    now,
    fetch: () =>
      Promise.resolve(
        typeof live === 'number'
          ? Response.json({ changedAt: new Date(live).toISOString() })
          : live,
      ),
  });

const changed = firestoreOf({ prod: CHANGED_AT, blogs: CHANGED_AT - 5 * MINUTE });

test('a live site that shows the last change is not behind', async () => {
  expect(await behind(changed, CHANGED_AT)).toBeUndefined();
  expect(await behind(changed, CHANGED_AT + MINUTE)).toBeUndefined();
});

test('one that shows an older shop is, and both times are told', async () => {
  const told = await behind(changed, CHANGED_AT - 2 * MINUTE);
  expect(told).toBe(
    'The shop was changed at 2026-07-01T06:00:00.000Z, but https://shop.in shows changes up to 2026-07-01T05:58:00.000Z.',
  );
});

test('one that was never published shows no version', async () => {
  const told = await behind(changed, new Response('', { status: 404 }));
  expect(told).toContain('https://shop.in shows no version.');
});

test('a change has half an hour to go live, and hides no older one', async () => {
  const now = CHANGED_AT + 29 * MINUTE;
  expect(await behind(changed, CHANGED_AT - 5 * MINUTE, now)).toBeUndefined();
  expect(await behind(changed, CHANGED_AT - 6 * MINUTE, now)).toContain('2026-07-01T05:55:00.000Z');
});

test('a shop in which nothing was saved is not behind', async () => {
  expect(await behind(firestoreOf({}), 0)).toBeUndefined();
});

test('a live site that does not say what it shows is an error, not a yes or no', async () => {
  const unavailable = new Response('', { status: 503 });
  await expect(behind(changed, unavailable)).rejects.toBeInstanceOf(LiveVersionUnknown);
});
