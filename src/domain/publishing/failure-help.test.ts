import { expect, test } from 'vitest';
import { publishOverride, publishRefusal } from '#schema/publish.ts';
import { failureHelp } from './failure-help.ts';

const failed = (reason: string, refusal?: (typeof publishRefusal.options)[number]) =>
  failureHelp({ state: 'failed', at: 0, reason, refusal });

test('only what the schema lets through once is offered once', () => {
  for (const refusal of publishRefusal.options) {
    const allowed = publishOverride.safeParse(refusal).data;
    expect(failed('A reason.', refusal).override?.allow, refusal).toBe(allowed);
  }
  expect(failed('It was away.').override).toBeUndefined();
});

test('the documents of a clash are named, once each', () => {
  const reason =
    'Two live documents claim one address: SKU RG1 by prod/rg1 and prod/rg1-copy; post slug care by blogs/care and prod/rg1. Change or archive one of each.';
  expect(failed(reason, 'address-clash').paths).toEqual([
    'prod/rg1',
    'prod/rg1-copy',
    'blogs/care',
  ]);
});

test('a document in a list of problems is told from its field', () => {
  const reason = '6 documents do not fit: prod/rg1 · moq: expected int, found nothing.';
  expect(failed(reason, 'malformed').paths).toEqual(['prod/rg1']);
});

test('a missing setting is named', () => {
  expect(failed('There is no document settings/site.', 'missing-setting').paths).toEqual([
    'settings/site',
  ]);
});
