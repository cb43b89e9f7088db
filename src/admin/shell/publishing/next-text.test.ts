import { expect, test } from 'vitest';
import { nextText } from './state.ts';

const NOW = Date.parse('2026-11-22T14:04:30+05:30');
const on = { kind: 'on', nextAt: NOW + 60_000 } as const;
const paused = { kind: 'paused', by: 'meera', at: NOW } as const;
const publishAt = Date.parse('2026-11-23T09:00:00+05:30');

/** Text with plain spaces: ICU puts a narrow one before "pm". */
const next = (...given: Parameters<typeof nextText>): string | undefined =>
  nextText(...given)?.replaceAll(/\s/g, ' ');

test('saved changes show when they go live', () => {
  expect(next('waiting', { automatic: on, now: NOW })).toBe('Goes live automatically by 2:06 pm');
  expect(next('leaving', { automatic: on, now: NOW })).toBe(
    'Leaves the live site automatically by 2:06 pm',
  );
});

test('a scheduled item shows its time only while automatic publishing runs', () => {
  expect(next('scheduled', { automatic: on, now: NOW, publishAt })).toMatch(/^Goes live on 23/);
  expect(next('scheduled', { automatic: paused, now: NOW, publishAt })).toMatch(
    /^Scheduled for 23.*Automatic publishing is paused$/,
  );
});

test('other states have no next step', () => {
  for (const state of ['live', 'draft', 'archived', 'deleted', 'building'] as const) {
    expect(next(state, { automatic: on, now: NOW })).toBeUndefined();
  }
});
