/** The editable form of staff notes and tags. */
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';
import type { FormOf, FormValues } from '#core/editing/form-values.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';

/** Notes stay as typed, and may be empty. */
const VERBATIM: ReadonlySet<string> = new Set(['notes']);

const fieldsIn = (form: FormValues): FormValues => withoutEmptyFields(form, VERBATIM);

/** A customer without staff notes has no such document yet. */
export const editableCustomerRecord: Editable = {
  name: 'customer record',
  parts: [{ kind: { ...customerRecordKind, collection: 'customers' }, fieldsIn }],
  fresh: { tags: [], notes: '' } satisfies FormOf<CustomerRecord>,
  formOf: plainFormOf,
  // The id is always the uid of an existing customer.
  idOf: () => {
    throw new Error('A record of a customer has their uid.');
  },
};
