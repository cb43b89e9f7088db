import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { planDeletion, planSave } from '#core/editing/plan-save.ts';
import { productKind } from '#schema/product.ts';
import { auditEntry } from './audit-entry.ts';

const base = { ...buildProduct({ title: 'Ring', rev: 3, updatedBy: 'anita' }) };

test('contains the changed fields and the kind of change', () => {
  const next = { ...base, title: 'Band', sizeSystem: 'inch' };
  const write = planSave(productKind, { id: 'rg101', base, next });
  expect(write && auditEntry(write)).toEqual({
    path: 'prod/rg101',
    action: 'update',
    before: { title: 'Ring' },
    after: { title: 'Band', sizeSystem: 'inch' },
  });
  const deletion = planDeletion(productKind, 'rg101', base);
  expect(auditEntry(deletion)).toMatchObject({ action: 'delete' });
  const back = planDeletion(productKind, 'rg101', { ...base, deletedAt: 5 });
  expect(auditEntry(back)).toMatchObject({ action: 'restore' });
});
