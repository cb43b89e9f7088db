/** The editable form of staff notes and tags. */
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';
import { checkPhone } from '#core/account/indian-phone.ts';
import { isRecord, textOf, type FormOf, type FormValues } from '#core/editing/form-values.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';

/** Notes stay as typed, and may be empty. */
const VERBATIM: ReadonlySet<string> = new Set(['notes']);

/** As stored; an invalid text is kept, and reported at its field. */
function contactIn(contact: FormValues): FormValues {
  const { phone, email, gstin } = contact;
  const { value = phone } = { value: undefined, ...checkPhone(textOf(phone)) };
  return withoutEmptyFields({
    ...contact,
    phone: value,
    email: textOf(email).toLowerCase(),
    gstin: textOf(gstin).replace(/\s/g, '').toUpperCase(),
  });
}

/** The contact stays even if it is empty, so that errors are reported at its fields. */
const fieldsIn = (form: FormValues): FormValues => ({
  ...withoutEmptyFields(form, VERBATIM),
  ...(isRecord(form['contact']) && { contact: contactIn(form['contact']) }),
});

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

/** A customer without an account. */
export const editableNewCustomer: Editable = {
  ...editableCustomerRecord,
  name: 'customer',
  fresh: { tags: [], notes: '', contact: {} } satisfies FormOf<CustomerRecord>,
  idOf: () => crypto.randomUUID(),
};
