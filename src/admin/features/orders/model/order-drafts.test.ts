/** Order drafts: their names, and the saves of a new one. */
import { expect, test } from 'vitest';
import { buildOrderDraft } from '#fixtures/build.ts';
import {
  database,
  emptyForEachTest,
  outcome,
  saveAsOtherUser,
  staffDatabase,
  stored,
} from '#fixtures/staff-database.ts';
import { saveEdited } from '#admin/shell/actions/save-edited.ts';
import { mergeEdits } from '#admin/shell/editing/merge.ts';
import { NEW_CUSTOMER } from '#schema/order-draft.ts';
import { EMPTY_ENTERED_ORDER } from './entered-order.ts';
import { draftName, orderDraftWith } from './order-drafts.ts';

const ID = '7d9f1c52-3c70-4a53-9d2e-0a54a1f1c0aa';
const editable = orderDraftWith(ID);
const typed = (list: string) => ({ ...editable.fresh, list });
const save = (list: string) =>
  outcome(
    saveEdited(
      editable,
      { id: ID, isNew: true, base: undefined, form: typed(list) },
      staffDatabase,
    ),
  );

emptyForEachTest();

test('is named after the person, the business or the phone', () => {
  const named = (customer: object) =>
    draftName(buildOrderDraft({ customer: { ...EMPTY_ENTERED_ORDER.customer, ...customer } }));
  expect(named({ name: 'Asha Rao', businessName: 'Rao Silver' })).toBe('Asha Rao');
  expect(named({ name: ' ', businessName: 'Rao Silver' })).toBe('Rao Silver');
  expect(named({ phone: '98765 43210' })).toBe('98765 43210');
  expect(named({})).toBe('No customer yet');
});

test('has its ID as a value of the form, which is not stored as a field', async () => {
  expect(editable.idOf(typed('RG101 12'))).toBe(ID);
  expect(await save('RG101 12')).toMatchObject({ success: true });
  expect(stored(`orderDrafts/${ID}`)).toMatchObject({ list: 'RG101 12', rev: 1 });
  expect(stored(`orderDrafts/${ID}`)).not.toHaveProperty('id');
});

test('a first save whose response was lost is replaced by the next attempt', async () => {
  database.courses.push('unanswered', 'lost', 'lost');
  expect(await save('RG101 12')).toMatchObject({ success: false });
  expect(await save('RG101 24')).toMatchObject({ success: true, value: { state: 'saved' } });
  expect(stored(`orderDrafts/${ID}`)).toMatchObject({ list: 'RG101 24', rev: 2 });
});

test('is not replaced after a colleague has changed it', async () => {
  await save('RG101 12');
  saveAsOtherUser(`orderDrafts/${ID}`, { list: 'RG101 36' });
  expect(await save('RG101 24')).toMatchObject({ success: false, code: 'exists' });
  expect(stored(`orderDrafts/${ID}`)).toMatchObject({ list: 'RG101 36' });
});

test('two different customers are one conflict, never a mixture', () => {
  const base = typed('');
  const customer = (uid: string, name: string) => ({
    ...base,
    customer: { ...EMPTY_ENTERED_ORDER.customer, uid, name },
  });
  const mine = customer('asha', 'Asha');
  const { merged, conflicts } = mergeEdits(
    { base, mine, theirs: customer(NEW_CUSTOMER, 'Ravi') },
    new Set(),
  );
  expect(conflicts.map(({ field }) => field)).toEqual(['customer']);
  expect(merged['customer']).toEqual(mine.customer);
});
