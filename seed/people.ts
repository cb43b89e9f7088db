/** Who acts in the demo shop: the ids under which documents name staff and the customer one can sign in as. */

/** uid of the demo's staff account, and the `updatedBy` of everything staff wrote. */
export const DEMO_STAFF_UID = 'demo-staff';

/** uid of the customer account one can sign in as; the first of the demo's customers. */
export const DEMO_CUSTOMER_UID = 'demo-customer-01';

/** uid of the demo's customer number `ordinal`, from 1. */
export const customerUid = (ordinal: number): string =>
  `demo-customer-${String(ordinal).padStart(2, '0')}`;
