/** The fields of an order that staff enter. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { areaSpec, choiceSpec, ownSpec, textSpec } from '#admin/shell/form/specs.ts';
import { INDIAN_STATES } from '#core/account/indian-states.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { ORDER_SOURCE_NAMES } from '#core/order/status-labels.ts';
import type { OrderDraft } from '#schema/order-draft.ts';
import { NO_ACCOUNT, orderSource } from '#schema/order.ts';

type DraftSpec = FieldSpec<FieldPath<OrderDraft>>;

const optional = true;
const SOURCES = orderSource.options.map((each) => [each, ORDER_SOURCE_NAMES[each]] as const);

export const CONTACT_SPECS: readonly DraftSpec[] = [
  textSpec('contact.name', 'Name'),
  textSpec('contact.businessName', 'Business name', { optional }),
  textSpec('contact.phone', 'Phone', { hint: 'Ten digits.' }),
  textSpec('contact.email', 'Email', { optional }),
  textSpec('contact.gstin', 'GSTIN', { optional, isCapitals: true }),
  choiceSpec('source', 'Channel', SOURCES),
];

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
  if (uid === NO_ACCOUNT) return 'No account chosen';
  return typeof uid === 'string' && hasAccount(uid) ? 'With an account' : 'Without an account';
}

/** All of them, for conflicts and the history. */
export const ORDER_DRAFT_SPECS: readonly DraftSpec[] = [
  ownSpec('uid', 'Customer', customerText),
  ...CONTACT_SPECS,
  ...ADDRESS_SPECS,
  areaSpec('list', 'SKUs and quantities'),
  NOTE_SPEC,
];
