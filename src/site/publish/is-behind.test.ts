import { expect, test } from 'vitest';
import { Timestamp, type Firestore } from '#firebase/admin/firestore.ts';
import { isBehind } from './is-behind.ts';
import { LiveVersionUnknown } from './live-version.ts';

const MINUTE = 60_000;
const CHANGED_AT = Date.parse('2026-07-01T06:00:00Z');

/** A fake Firestore with the time of the last save in each collection, ms. */
function firestoreOf(saves: Record<string, number>): Firestore {
  const query = (collection: string, until: Timestamp) => {
    const at = saves[collection];
    const docs =
      at === undefined || at >= until.toMillis() ? [] : [{ get: () => Timestamp.fromMillis(at) }];
    const get = () => Promise.resolve({ docs });
    return { orderBy: () => ({ limit: () => ({ get }) }) };
  };
  // The code under test uses nothing else.
  return {
    collection: (name: string) => ({
      where: (_field: string, _operator: string, until: Timestamp) => query(name, until),
    }),
  } as unknown as Firestore;
}

/** The message for a live site with data of `live` (ms), or with a response. */
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

test('is up to date when the live site shows the last change', async () => {
  expect(await behind(changed, CHANGED_AT)).toBeUndefined();
  expect(await behind(changed, CHANGED_AT + MINUTE)).toBeUndefined();
});

test('reports an older live site with both times', async () => {
  const message = await behind(changed, CHANGED_AT - 2 * MINUTE);
  expect(message).toBe(
    'The shop was changed at 2026-07-01T06:00:00.000Z, but https://shop.in shows changes up to 2026-07-01T05:58:00.000Z.',
  );
});

test('reports a site that was never published', async () => {
  const message = await behind(changed, new Response('', { status: 404 }));
  expect(message).toContain('https://shop.in shows no version.');
});

test('ignores changes of the last half hour, but not older ones', async () => {
  const now = CHANGED_AT + 29 * MINUTE;
  expect(await behind(changed, CHANGED_AT - 5 * MINUTE, now)).toBeUndefined();
  expect(await behind(changed, CHANGED_AT - 6 * MINUTE, now)).toContain('2026-07-01T05:55:00.000Z');
});

test('is up to date when nothing was saved', async () => {
  expect(await behind(firestoreOf({}), 0)).toBeUndefined();
});

test('throws when the live version is unknown', async () => {
  const unavailable = new Response('', { status: 503 });
  await expect(behind(changed, unavailable)).rejects.toBeInstanceOf(LiveVersionUnknown);
});
