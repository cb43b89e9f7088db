/** What staff note of a customer, as its form holds it. */
import { customerRecordKind } from '#schema/customer-record.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';

/** A customer without staff notes has no such document yet. */
export const editableCustomerRecord: Editable = {
  name: 'customer record',
  parts: [{ kind: { ...customerRecordKind, collection: 'customers' }, fieldsIn: (form) => form }],
  fresh: { tags: [], notes: '' },
  formOf: plainFormOf,
  // It is always that of a known customer.
  idOf: () => {
    throw new Error('A record of a customer has their uid.');
  },
};
