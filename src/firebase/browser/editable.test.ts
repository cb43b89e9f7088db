import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { auditEntry } from './audit-entry.ts';
import { isNewer, type Documents } from '#core/editing/editable.ts';
import { planDeletion, planSave } from '#core/editing/plan-save.ts';
import { productKind } from '#schema/product.ts';

const base: Documents = [buildProduct({ title: 'Ring', rev: 3, updatedBy: 'anita' }), undefined];
const saved = (title: string, updatedBy: string): Documents => [
  buildProduct({ title, rev: 4, updatedBy }),
  undefined,
];

test('newer is what has another revision, in any of its documents', () => {
  expect(isNewer(saved('Ring', 'anita'), base)).toBe(true);
  expect(isNewer([base[0], { rev: 1 }], base)).toBe(true);
  expect(isNewer(base, base)).toBe(false);
});

test('the audit keeps the fields that changed, and says what kind of change it was', () => {
  const next = { ...base[0], title: 'Band', size: '12' };
  const write = planSave(productKind, { id: 'rg101', base: base[0], next });
  expect(write && auditEntry(write)).toEqual({
    path: 'prod/rg101',
    action: 'update',
    before: { title: 'Ring' },
    after: { title: 'Band', size: '12' },
  });
  const gone = planDeletion(productKind, 'rg101', { ...base[0] });
  expect(auditEntry(gone)).toMatchObject({ action: 'delete' });
  const back = planDeletion(productKind, 'rg101', { ...base[0], deletedAt: 5 });
  expect(auditEntry(back)).toMatchObject({ action: 'restore' });
});
