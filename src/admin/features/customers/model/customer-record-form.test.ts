import { expect, test } from 'vitest';
import { buildCustomerRecord } from '#fixtures/build.ts';
import type { FormValues } from '#core/editing/form-values.ts';
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

test('empty terms are not stored', () => {
  const base = buildCustomerRecord({ group: 'gold', creditLimitPaise: 100, notes: 'Pays late.' });
  const change = (form: FormValues): FormValues => ({ ...form, group: undefined, notes: '' });
  expect(planBulk(editableCustomerRecord, { id: 'asha', base: [base], change })).toMatchObject({
    success: true,
    value: [
      {
        kind: 'update',
        changes: [
          { field: 'notes', before: 'Pays late.', after: '' },
          { field: 'group', before: 'gold', after: undefined },
        ],
      },
    ],
  });
});
