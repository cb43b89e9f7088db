/** The people of the demo shop: the ids of staff and of the sign-in customer in documents. */

/** uid of the demo's staff account, and the `updatedBy` of all its documents. */
export const DEMO_STAFF_UID = 'demo-staff';

/** uid of the sign-in customer, who is the first of the demo's customers. */
export const DEMO_CUSTOMER_UID = 'demo-customer-01';

/** uid of the demo's customer number `ordinal`, from 1. */
export const customerUid = (ordinal: number): string =>
  `demo-customer-${String(ordinal).padStart(2, '0')}`;
