/** Order drafts: their form, the query of their list, and their display name. */
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import type { FormOf } from '#core/editing/form-values.ts';
import { orderDraftKind, type OrderDraft, type TypedOrder } from '#schema/order-draft.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { EMPTY_ENTERED_ORDER } from './entered-order.ts';

/** While its screen is open, a new one has the same ID at each attempt to save it or to create its order. */
export function newOrderDraft(): Editable {
  const id = crypto.randomUUID();
  return {
    name: 'draft',
    parts: [{ kind: orderDraftKind, fieldsIn: (form: FormOf<OrderDraft>) => form }],
    fresh: EMPTY_ENTERED_ORDER,
    formOf: plainFormOf,
    idOf: () => id,
  };
}

/** All that are not deleted, the last saved first. */
export const CURRENT_DRAFTS: ListRequest = {
  equal: { [DELETED_FIELD]: null },
  sort: STAFF_LISTS.orderDrafts.sorts[0],
};

/** The display name of a draft. */
export const draftName = ({ contact: { name, businessName, phone } }: TypedOrder): string =>
  [name, businessName, phone].map((text) => text.trim()).find((text) => text !== '') ??
  'No customer yet';
