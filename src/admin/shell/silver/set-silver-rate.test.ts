/** The silver rate as staff set it: its history, two people at once, lost responses, and undo. */
import { beforeEach, expect, test, vi } from 'vitest';
import { buildRates } from '#fixtures/build.ts';
import {
  database,
  LANDS_UNSEEN,
  outcome,
  saveAsOtherUser,
  staffDatabase,
  stored,
  emptyForEachTest,
} from '#fixtures/staff-database.ts';
import { encodeDocument } from '#schema/kind.ts';
import { ratesKind } from '#schema/rates.ts';
import { setSilverRate } from './set-silver-rate.ts';

const publish = vi.fn(() => Promise.resolve({ success: true as const, value: 'id' }));
const history = (): number[] =>
  [stored('settings/rates')?.['silver']]
    .flat()
    .map((each) => Number(Reflect.get(Object(each), 'perGramPaise')));
const set = (rate: number, seen?: number) =>
  outcome(setSilverRate(rate, seen, staffDatabase, publish));

emptyForEachTest();
beforeEach(() => {
  publish.mockClear();
  const rates = buildRates({ silver: [{ perGramPaise: 9_250, at: 1, by: 'kavita' }], rev: 4 });
  database.documents.set('settings/rates', { ...encodeDocument(ratesKind, rates) });
});

test('a rate becomes the first of the history, and is published', async () => {
  expect(await set(9_400, 4)).toMatchObject({ success: true });
  expect(history()).toEqual([9_400, 9_250]);
  expect(publish).toHaveBeenCalledTimes(1);
});

test('a rate that someone else set since is not overwritten', async () => {
  saveAsOtherUser('settings/rates', { silver: [{ perGramPaise: 9_500, at: 2, by: 'kavita' }] });
  expect(await set(9_400, 4)).toMatchObject({
    success: false,
    error: expect.stringContaining('has changed in the meantime') as string,
  });
  expect(history()).toEqual([9_500]);
  expect(publish).not.toHaveBeenCalled();
});

test('a rate whose response was lost is set once', async () => {
  database.courses.push('unanswered');
  expect(await set(9_400, 4)).toMatchObject({ success: true });
  expect(history()).toEqual([9_400, 9_250]);
});

test('a rate that was stored without any response is not set again unseen', async () => {
  database.courses.push(...LANDS_UNSEEN);
  expect(await set(9_400, 4)).toMatchObject({ success: false });
  expect(await set(9_400, 4)).toMatchObject({ success: false });
  expect(history()).toEqual([9_400, 9_250]);
});

test('undo restores the rate before, unless there is a newer one', async () => {
  const first = await set(9_400, 4);
  if (!first.success) throw new Error(first.error);
  expect(await outcome(first.value())).toEqual({
    success: true,
    value: 'The previous silver rate is active again.',
  });
  expect(history()).toEqual([9_250]);
  const second = await set(9_600, 6);
  if (!second.success) throw new Error(second.error);
  saveAsOtherUser('settings/rates', { silver: [{ perGramPaise: 9_700, at: 3, by: 'kavita' }] });
  expect(await outcome(second.value())).toMatchObject({ success: false });
  expect(history()).toEqual([9_700]);
});

test('the first rate can be undone and set again, without the undone one in the history', async () => {
  database.documents.delete('settings/rates');
  const first = await set(9_000, 0);
  if (!first.success) throw new Error(first.error);
  expect(await outcome(first.value())).toMatchObject({ success: true });
  expect(stored('settings/rates')?.['deletedAt']).not.toBeNull();
  expect(await set(9_100, 2)).toMatchObject({ success: true });
  expect(history()).toEqual([9_100]);
});
