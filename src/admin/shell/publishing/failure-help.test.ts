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

test('takes figures and names from the reason, as text for staff', () => {
  const fewer =
    '7 products are live, and 10 were when the site was last published: over 20 % fewer.';
  expect(failed(fewer, 'fewer-products').detail).toBe('7 products would be live. 10 are live now.');
  expect(failed('No product is live.', 'fewer-products').detail).toBe('No product would be live.');
  const clash =
    'Two live documents claim one address: SKU RG1 by prod/rg1 and prod/rg2; post slug care by blogs/a and blogs/b.';
  expect(failed(clash, 'address-clash').detail).toBe('Used twice: SKU RG1, post page URL care.');
  expect(failed('14 UNAVAILABLE: no connection').detail).toBeUndefined();
});

test('names a missing setting', () => {
  expect(failed('There is no document settings/site.', 'missing-setting').paths).toEqual([
    'settings/site',
  ]);
});
