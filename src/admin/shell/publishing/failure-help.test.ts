import { expect, test } from 'vitest';
import { publishOverride, publishRefusal } from '#schema/publish.ts';
import { failureHelp } from './failure-help.ts';

const failed = (reason: string, refusal?: (typeof publishRefusal.options)[number]) =>
  failureHelp({ state: 'failed', at: 0, reason, refusal });

test('offers only the overrides that the schema allows', () => {
  for (const refusal of publishRefusal.options) {
    const allowed = publishOverride.safeParse(refusal).data;
    expect(failed('A reason.', refusal).override?.allow, refusal).toBe(allowed);
  }
  expect(failed('It was away.').override).toBeUndefined();
});

test('names the documents of a conflict once each', () => {
  const reason =
    'Two live documents claim one address: SKU RG1 by prod/rg1 and prod/rg1-copy; post slug care by blogs/care and prod/rg1. Change or archive one of each.';
  expect(failed(reason, 'address-clash').paths).toEqual([
    'prod/rg1',
    'prod/rg1-copy',
    'blogs/care',
  ]);
});

test('distinguishes a document in a list of problems from its field', () => {
  const reason = '6 documents do not fit: prod/rg1 · moq: expected int, found nothing.';
  expect(failed(reason, 'malformed').paths).toEqual(['prod/rg1']);
});

test('names a missing setting', () => {
  expect(failed('There is no document settings/site.', 'missing-setting').paths).toEqual([
    'settings/site',
  ]);
});
