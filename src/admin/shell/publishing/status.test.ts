import { expect, test } from 'vitest';
import { buildPublish } from '#fixtures/build.ts';
import type { PublishProgress } from '#schema/publish.ts';
import { percentOf, QUEUE_PATIENCE, SILENCE_PATIENCE } from '#core/publishing/progress.ts';
import { statusOf, statusText, type StatusFacts } from './status.ts';

const NOW = 10_000_000;
const COUNTS = { reads: 1, changed: 1, rendered: 1, written: 1, deleted: 0 };

const publish = (progress: PublishProgress, updatedAt = NOW - 1_000) =>
  buildPublish({ progress, updatedAt });

const textOf = (facts: Partial<StatusFacts>): string =>
  statusText(
    statusOf({
      changedAt: 9_000_000,
      pending: 0,
      isMore: false,
      latest: undefined,
      now: NOW,
      ...facts,
    }),
  );

test('all is live without changes', () => {
  expect(textOf({})).toBe('All live');
  expect(textOf({ latest: publish({ state: 'live', at: 8_000_000, counts: COUNTS }) })).toBe(
    'All live',
  );
});

test('counts unpublished changes', () => {
  expect(textOf({ pending: 1 })).toBe('1 change not live yet');
  expect(textOf({ pending: 3 })).toBe('3 changes not live yet');
  expect(textOf({ pending: 100, isMore: true })).toBe('100+ changes not live yet');
});

test.each([
  [{ state: 'queued' }, 'Publish requested'],
  [{ state: 'syncing' }, 'Publishing… 5%'],
  [{ state: 'rendering', done: 0, of: 10 }, 'Publishing… 10%'],
  [{ state: 'rendering', done: 5, of: 10 }, 'Publishing… 50%'],
  [{ state: 'rendering', done: 0, of: 0 }, 'Publishing… 90%'],
  [{ state: 'deploying' }, 'Publishing… 90%'],
  [{ state: 'failed', at: NOW, reason: 'No product is live.' }, 'Last publish failed'],
] as const)('%j: %s, whatever waits', (progress, expected) => {
  expect(textOf({ pending: 3, latest: publish(progress) })).toBe(expected);
});

test('a failure is over once the live site has changed', () => {
  const latest = publish({ state: 'failed', at: 8_000_000, reason: 'It was away.' });
  expect(textOf({ latest })).toBe('All live');
  expect(textOf({ latest, changedAt: 7_000_000 })).toBe('Last publish failed');
});

test('reports a request that no publisher takes, and a publish that stopped', () => {
  const queued = { state: 'queued' } as const;
  const rendering = { state: 'rendering', done: 1, of: 2 } as const;
  expect(textOf({ latest: publish(queued, NOW - QUEUE_PATIENCE) })).toBe('Publish requested');
  expect(textOf({ latest: publish(queued, NOW - QUEUE_PATIENCE - 1) })).toBe(
    'Publisher not responding',
  );
  expect(textOf({ latest: publish(rendering, NOW - SILENCE_PATIENCE) })).toBe('Publishing… 50%');
  expect(textOf({ latest: publish(rendering, NOW - SILENCE_PATIENCE - 1) })).toBe(
    'Publisher not responding',
  );
});

test('reports an unknown state of the live site', () => {
  expect(textOf({ changedAt: undefined })).toBe('Can’t check the live site');
});

test('limits progress to 100%', () => {
  expect(percentOf({ state: 'rendering', done: 12, of: 10 })).toBe(90);
  expect(percentOf({ state: 'live', at: 0, counts: COUNTS })).toBe(100);
});
