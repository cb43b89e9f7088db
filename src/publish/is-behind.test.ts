import { expect, test } from 'vitest';
import { Timestamp, type Firestore } from '#server/firestore.ts';
import { isBehind } from './is-behind.ts';
import { LiveVersionUnknown } from './live-version.ts';

const MINUTE = 60_000;
const CHANGED_AT = Date.parse('2026-07-01T06:00:00Z');

/** Firestore in which these collections were last changed at these times, ms, as it is at `now`. */
function markedFirestore(marks: Record<string, number>, now: number): Firestore {
  const marker = {
    get: (collection: string) => {
      const at = marks[collection];
      return at === undefined ? undefined : Timestamp.fromMillis(at);
    },
    readTime: Timestamp.fromMillis(now),
  };
  // No more of it is read.
  return { doc: () => ({ get: () => Promise.resolve(marker) }) } as unknown as Firestore;
}

/** What is said when the live site shows the shop of `live` (ms), or answers with a status. */
const behind = (firestore: Firestore, live: number | Response) =>
  isBehind(firestore, 'https://shop.in', {
    fetch: () =>
      Promise.resolve(
        typeof live === 'number'
          ? Response.json({ changedAt: new Date(live).toISOString() })
          : live,
      ),
  });

const afterwards = markedFirestore(
  { prod: CHANGED_AT, blogs: CHANGED_AT - 5 * MINUTE },
  CHANGED_AT + 31 * MINUTE,
);

test('a live site that shows the last change is not behind', async () => {
  expect(await behind(afterwards, CHANGED_AT)).toBeUndefined();
  expect(await behind(afterwards, CHANGED_AT + MINUTE)).toBeUndefined();
});

test('the mark comes a little after what was written', async () => {
  expect(await behind(afterwards, CHANGED_AT - MINUTE)).toBeUndefined();
});

test('one that shows an older shop is, and both times are told', async () => {
  const told = await behind(afterwards, CHANGED_AT - 2 * MINUTE);
  expect(told).toBe(
    'The shop was changed at 2026-07-01T06:00:00.000Z, but https://shop.in shows changes up to 2026-07-01T05:58:00.000Z.',
  );
});

test('one that was never published shows no version', async () => {
  const told = await behind(afterwards, new Response('', { status: 404 }));
  expect(told).toContain('https://shop.in shows no version.');
});

test('a change has half an hour to go live', async () => {
  const soon = markedFirestore({ prod: CHANGED_AT }, CHANGED_AT + 30 * MINUTE);
  expect(await behind(soon, 0)).toBeUndefined();
});

test('a shop that was never marked is not behind', async () => {
  expect(await behind(markedFirestore({}, CHANGED_AT), 0)).toBeUndefined();
});

test('a live site that does not say what it shows is an error, not a yes or no', async () => {
  const unavailable = new Response('', { status: 503 });
  await expect(behind(afterwards, unavailable)).rejects.toBeInstanceOf(LiveVersionUnknown);
});
