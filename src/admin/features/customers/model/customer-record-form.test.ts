import { expect, test } from 'vitest';
import { planBulk, type BulkChange } from '#admin/shell/editing/plan-bulk.ts';
import { editableCustomerRecord } from './customer-record-form.ts';

test('a bulk edit creates a missing record only for a change of its own fields', () => {
  const plan = (change: BulkChange) =>
    planBulk(editableCustomerRecord, { id: 'asha', base: undefined, change });
  expect(plan((form) => ({ ...form, tags: ['Hyderabad'] }))).toMatchObject({
    success: true,
    value: [{ kind: 'create', id: 'asha', data: { tags: ['Hyderabad'], notes: '', rev: 1 } }],
  });
  expect(plan((form) => form)).toEqual({ success: true, value: [] });
  expect(plan('delete')).toEqual({ success: true, value: [] });
});
