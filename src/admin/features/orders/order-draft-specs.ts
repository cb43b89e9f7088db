/** The fields of an order that staff enter. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { recordSpec } from '#admin/shell/form/spec-of.ts';
import { areaSpec, choiceSpec, ownSpec, textSpec } from '#admin/shell/form/specs.ts';
import { INDIAN_STATES } from '#core/account/indian-states.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { ORDER_SOURCE_NAMES } from '#core/order/status-labels.ts';
import type { OrderDraft } from '#schema/order-draft.ts';
import { NEW_CUSTOMER } from '#schema/order-draft.ts';
import { orderSource } from '#schema/order.ts';

type DraftSpec = FieldSpec<FieldPath<OrderDraft>>;

const optional = true;
const SOURCES = orderSource.options.map((each) => [each, ORDER_SOURCE_NAMES[each]] as const);

export const CONTACT_SPECS: readonly DraftSpec[] = [
  textSpec('customer.name', 'Name'),
  textSpec('customer.businessName', 'Business name', { optional }),
  textSpec('customer.phone', 'Phone', { hint: 'Ten digits.' }),
  textSpec('customer.email', 'Email', { optional }),
  textSpec('customer.gstin', 'GSTIN', { optional, isCapitals: true }),
];

export const SOURCE_SPEC: DraftSpec = choiceSpec('source', 'Channel', SOURCES);

export const ADDRESS_SPECS: readonly DraftSpec[] = [
  textSpec('address.line1', 'House and street', { optional }),
  textSpec('address.line2', 'Area', { optional }),
  textSpec('address.line3', 'Landmark', { optional }),
  textSpec('address.city', 'City', { optional }),
  textSpec('address.state', 'State', { optional, suggestions: INDIAN_STATES }),
  textSpec('address.pin', 'PIN code', { optional }),
];

export const NOTE_SPEC: DraftSpec = areaSpec('note', 'Note', { optional, rows: 2 });

/** Of a stored customer; the contact says who it is. */
function customerText(uid: unknown): string {
  if (uid === NEW_CUSTOMER) return 'New customer';
  return typeof uid === 'string' && hasAccount(uid) ? 'Yes' : 'No';
}

/** All of them, for conflicts and the history. */
export const ORDER_DRAFT_SPECS: readonly DraftSpec[] = [
  recordSpec('customer', 'Customer', [
    ...CONTACT_SPECS,
    ownSpec('customer.uid', 'Account', customerText),
  ]),
  SOURCE_SPEC,
  recordSpec('address', 'Delivery address', ADDRESS_SPECS),
  areaSpec('list', 'SKUs and quantities'),
  NOTE_SPEC,
];
