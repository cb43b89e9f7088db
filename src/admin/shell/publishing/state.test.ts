import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SavedDocument } from './saved-document.ts';
import { isPending, liveStateOf, needsPageCheck, nextText } from './state.ts';

const LIVE = 1_000;
const NOW = 2_000;
const moment = { changedAt: LIVE, now: NOW };
const PROBLEM = { path: 'prod/a', field: 'moq', actual: 'nothing', expected: 'expected int' };

const document = (fields: Partial<SavedDocument>): SavedDocument => ({
  path: 'prod/a',
  name: 'A',
  kind: 'Product',
  createdAt: 100,
  updatedAt: 500,
  updatedBy: 'asha',
  deletedAt: null,
  status: 'published',
  publishAt: undefined,
  addresses: [],
  problems: [],
  ...fields,
});

describe('visible documents', () => {
  test.each([
    ['saved before what is live', { updatedAt: 500 }, 'live'],
    ['saved last of what is live', { updatedAt: LIVE }, 'live'],
    ['saved since', { updatedAt: LIVE + 1 }, 'waiting'],
    ['a category, which has no status', { status: undefined }, 'live'],
    ['scheduled, and gone live', { status: 'scheduled', publishAt: 900 }, 'live'],
    ['scheduled, due and not yet published', { status: 'scheduled', publishAt: 1_500 }, 'waiting'],
    [
      'scheduled for a past time after what is live',
      { status: 'scheduled', publishAt: 900, updatedAt: 1_100 },
      'waiting',
    ],
  ] as const)('%s: %s is %s', (_, fields, state) => {
    expect(liveStateOf(document(fields), moment)).toBe(state);
  });

  test('a running publish includes earlier saves', () => {
    const building = { ...moment, building: 1_200 };
    expect(liveStateOf(document({ updatedAt: 1_200 }), building)).toBe('building');
    expect(liveStateOf(document({ updatedAt: 1_201 }), building)).toBe('waiting');
    expect(liveStateOf(document({ updatedAt: 900 }), building)).toBe('live');
  });
});

describe('hidden documents', () => {
  test.each([
    [{ status: 'draft' }, 'draft'],
    [{ status: 'archived' }, 'archived'],
    [{ deletedAt: 400 }, 'deleted'],
    [{ status: 'scheduled', publishAt: 3_000 }, 'scheduled'],
    [{ status: 'draft', createdAt: 1_100, updatedAt: 1_200 }, 'draft'],
  ] as const)('%j is %s', (fields, state) => {
    expect(liveStateOf(document(fields), moment)).toBe(state);
    expect(needsPageCheck(document(fields), moment)).toBe(false);
  });

  test.each([{ status: 'draft' }, { status: 'archived' }, { deletedAt: 1_100 }] as const)(
    '%j since the last publish: the live site itself says whether it still shows it',
    (fields) => {
      const taken = document({ ...fields, updatedAt: 1_100 });
      expect(needsPageCheck(taken, moment)).toBe(true);
      expect(liveStateOf(taken, moment, true)).toBe('leaving');
      expect(liveStateOf(taken, moment, false)).toBe(
        taken.deletedAt === null ? taken.status : 'deleted',
      );
      expect(liveStateOf(taken, { ...moment, building: 1_100 }, true)).toBe('building');
    },
  );
});

test('leaves out invalid documents; a deleted document counts as deleted', () => {
  expect(liveStateOf(document({ problems: [PROBLEM] }), moment)).toBe('quarantined');
  expect(liveStateOf(document({ problems: [PROBLEM], deletedAt: 400 }), moment)).toBe('deleted');
});

test('exactly pending documents change the live site', () => {
  const pending = (fields: Partial<SavedDocument>, isShown?: boolean) => {
    const one = document(fields);
    return isPending(one, liveStateOf(one, moment, isShown), moment);
  };
  expect(pending({ updatedAt: 500 })).toBe(false);
  expect(pending({ updatedAt: 1_500 })).toBe(true);
  expect(pending({ status: 'draft', updatedAt: 1_500 }, true)).toBe(true);
  expect(pending({ status: 'draft', updatedAt: 1_500 }, false)).toBe(false);
  expect(pending({ problems: [PROBLEM], updatedAt: 1_500 })).toBe(true);
  expect(pending({ problems: [PROBLEM], updatedAt: 500 })).toBe(false);
});

const time = fc.integer({ min: 0, max: 3_000 });
const anyDocument = fc.record({
  createdAt: time,
  age: time,
  publishAt: fc.option(time, { nil: undefined }),
  deleted: fc.boolean(),
  status: fc.constantFrom('draft', 'published', 'scheduled', 'archived', undefined),
});

test('after a complete publish nothing is waiting, building or leaving', () => {
  fc.assert(
    fc.property(anyDocument, ({ createdAt, age, publishAt, deleted, status }) => {
      const updatedAt = createdAt + age;
      const one = document({
        createdAt,
        updatedAt,
        status,
        publishAt,
        deletedAt: deleted ? updatedAt : null,
      });
      const later = { changedAt: 10_000, now: 10_000 };
      expect(['live', 'draft', 'archived', 'deleted', 'scheduled']).toContain(
        liveStateOf(one, later),
      );
    }),
  );
});

const NOON = Date.parse('2026-11-22T14:04:30+05:30');
const on = { kind: 'on', nextAt: NOON + 60_000 } as const;
const paused = { kind: 'paused', by: 'meera', at: NOON } as const;
const publishAt = Date.parse('2026-11-23T09:00:00+05:30');

/** Text with plain spaces: ICU puts a narrow one before "pm". */
const next = (...given: Parameters<typeof nextText>): string | undefined =>
  nextText(...given)?.replaceAll(/\s/g, ' ');

test('saved changes show when they go live', () => {
  expect(next('waiting', { automatic: on, now: NOON })).toBe('Goes live automatically by 2:06 pm');
  expect(next('leaving', { automatic: on, now: NOON })).toBe(
    'Leaves the live site automatically by 2:06 pm',
  );
});

test('a scheduled item shows its time only while automatic publishing runs', () => {
  expect(next('scheduled', { automatic: on, now: NOON, publishAt })).toMatch(/^Goes live on 23/);
  expect(next('scheduled', { automatic: paused, now: NOON, publishAt })).toMatch(
    /^Scheduled for 23.*Automatic publishing is paused$/,
  );
});

test('other states have no next step', () => {
  for (const state of ['live', 'draft', 'archived', 'deleted', 'building'] as const) {
    expect(next(state, { automatic: on, now: NOON })).toBeUndefined();
  }
});
