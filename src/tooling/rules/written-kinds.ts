/** Which kinds of documents customers, staff and functions write, and which part of them. */
import { customerIndexKind } from '#schema/customer-index.ts';
import { invoiceCounterKind, invoiceKind } from '#schema/invoice.ts';
import { mailKind } from '#schema/mail.ts';
import { taskFailureKind } from '#schema/task-failure.ts';
import { ALL_KINDS } from '#schema/kinds.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { orderClaimKind } from '#schema/order-claim.ts';
import { orderIndexKind } from '#schema/order-index.ts';
import { orderKind } from '#schema/order.ts';
import { orderPauseKind } from '#schema/order-pause.ts';
import { quote } from '#schema/quote.ts';
import { paymentKind } from '#schema/payment.ts';
import { publishKind, publishRequest } from '#schema/publish.ts';
import { savedListKind } from '#schema/saved-list.ts';
import { staffInvitationKind, staffKind } from '#schema/staff.ts';
import { userKind } from '#schema/user.ts';
import { addressKind, webUserKind } from '#schema/web-user.ts';
import { isEdited } from './staff-conditions.ts';

/** What is added to an order later, by staff or, with a change request, by its customer. */
export const BY_STAFF = {
  quote: true,
  undoneStep: true,
  changeRequest: true,
  paidPaise: true,
  lastPayment: true,
  duePaise: true,
  sentUnits: true,
  invoicedUnits: true,
  credit: true,
  assignedTo: true,
} as const;
/** An order as a customer creates it. */
const requestedOrder = orderKind.schema.omit({ ...BY_STAFF, source: true, placedBy: true });

/** Documents that customers also write are checked field by field; only staff write all others. */
export const FOR_CUSTOMERS = [
  { name: orderKind.name, schema: requestedOrder },
  addressKind,
  savedListKind,
];

/**
 * Documents of an older shop contain fields that the schema does not have; these may stay unchanged or be removed.
 */
export const WITH_OTHERS = [webUserKind, userKind];

export type Written = Pick<DocumentKind, 'name' | 'schema'>;

const isForCustomers = (kind: DocumentKind): boolean =>
  [...FOR_CUSTOMERS, ...WITH_OTHERS].some((one) => one.name === kind.name);

/** Documents that only functions write; staff lift a pause. */
const BY_FUNCTIONS: readonly DocumentKind[] = [
  invoiceKind,
  invoiceCounterKind,
  mailKind,
  taskFailureKind,
  customerIndexKind,
  orderIndexKind,
  orderPauseKind,
  orderClaimKind,
  staffKind,
  staffInvitationKind,
];

/** Documents of which staff write a part. */
const FOR_STAFF_IN_PART: readonly DocumentKind[] = [publishKind, paymentKind];

const FOR_STAFF_ALONE = ALL_KINDS.filter(
  (kind) => ![...BY_FUNCTIONS, ...FOR_STAFF_IN_PART].includes(kind) && !isForCustomers(kind),
);

/** Staff write only the request of a publish, only the quote of an order, and void a payment later. */
export const FOR_STAFF: readonly Written[] = [
  ...FOR_STAFF_ALONE,
  { name: 'publish request', schema: publishRequest },
  { name: 'payment', schema: paymentKind.schema.omit({ voided: true }) },
  { name: 'quote', schema: quote },
  { name: 'entered order', schema: orderKind.schema.omit(BY_STAFF) },
];

/** Documents that staff edit with a revision. */
export const EDITED_KINDS: readonly DocumentKind[] = FOR_STAFF_ALONE.filter(({ schema }) =>
  isEdited(schema),
);
