import { expect, test } from 'vitest';
import { buildPublish } from '#fixtures/build.ts';
import type { PublishProgress } from '#schema/publish.ts';
import { percentOf, QUEUE_PATIENCE, SILENCE_PATIENCE } from '#core/publishing/progress.ts';
import { statusOf, statusWords, type StatusFacts } from './status.ts';

const NOW = 10_000_000;
const COUNTS = { reads: 1, changed: 1, rendered: 1, written: 1, deleted: 0 };

const publish = (progress: PublishProgress, updatedAt = NOW - 1_000) =>
  buildPublish({ progress, updatedAt });

const words = (facts: Partial<StatusFacts>): string =>
  statusWords(
    statusOf({
      changedAt: 9_000_000,
      pending: 0,
      isMore: false,
      latest: undefined,
      now: NOW,
      ...facts,
    }),
  );

test('in a quiet shop all is live', () => {
  expect(words({})).toBe('All live');
  expect(words({ latest: publish({ state: 'live', at: 8_000_000, counts: COUNTS }) })).toBe(
    'All live',
  );
});

test('what is saved and not published is counted', () => {
  expect(words({ pending: 1 })).toBe('1 change not live yet');
  expect(words({ pending: 3 })).toBe('3 changes not live yet');
  expect(words({ pending: 100, isMore: true })).toBe('100+ changes not live yet');
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
  expect(words({ pending: 3, latest: publish(progress) })).toBe(expected);
});

test('a failure is past when the live site has gone on since', () => {
  const latest = publish({ state: 'failed', at: 8_000_000, reason: 'It was away.' });
  expect(words({ latest })).toBe('All live');
  expect(words({ latest, changedAt: 7_000_000 })).toBe('Last publish failed');
});

test('a request that nobody takes up is called so, and so is a publish that fell silent', () => {
  const queued = { state: 'queued' } as const;
  const rendering = { state: 'rendering', done: 1, of: 2 } as const;
  expect(words({ latest: publish(queued, NOW - QUEUE_PATIENCE) })).toBe('Publish requested');
  expect(words({ latest: publish(queued, NOW - QUEUE_PATIENCE - 1) })).toBe(
    'Publisher not responding',
  );
  expect(words({ latest: publish(rendering, NOW - SILENCE_PATIENCE) })).toBe('Publishing… 50%');
  expect(words({ latest: publish(rendering, NOW - SILENCE_PATIENCE - 1) })).toBe(
    'Publisher not responding',
  );
});

test('a live site that does not say what it shows is not called live', () => {
  expect(words({ changedAt: undefined })).toBe('Can’t check the live site');
});

test('no progress goes beyond a hundred', () => {
  expect(percentOf({ state: 'rendering', done: 12, of: 10 })).toBe(90);
  expect(percentOf({ state: 'live', at: 0, counts: COUNTS })).toBe(100);
});
