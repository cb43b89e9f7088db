/** Order drafts: their form and their display name. */
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { textOf, type FormValues } from '#core/editing/form-values.ts';
import { orderDraftKind, type TypedOrder } from '#schema/order-draft.ts';
import { orderKind } from '#schema/order.ts';
import { EMPTY_ENTERED_ORDER } from './entered-order.ts';

/**
 * @param id of a new one. It is a value of the form, which the browser stores with what was typed, so that each
 *   attempt to save it or to create its order has the same ID, also after a reload.
 */
export const orderDraftWith = (id: string): Editable => ({
  name: 'draft',
  parts: [{ kind: orderDraftKind, fieldsIn: ({ id: _, ...fields }: FormValues) => fields }],
  fresh: { ...EMPTY_ENTERED_ORDER, id },
  formOf: plainFormOf,
  idOf: ({ id: own }) => textOf(own),
  isIdRandom: true,
  blocker: async (id, change) =>
    change === 'restore' && (await readAsStaff(orderKind, id)) !== null
      ? 'Not restored: an order was created from this draft. Change that order instead.'
      : undefined,
});

/** The display name of a draft. */
export const draftName = ({ customer: { name, businessName, phone } }: TypedOrder): string =>
  [name, businessName, phone].map((text) => text.trim()).find((text) => text !== '') ??
  'No customer yet';
