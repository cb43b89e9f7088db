/** Turns what staff have typed for a customer into an order. */
import * as z from 'zod/mini';
import {
  addressFormOf,
  EMPTY_PLACE,
  PLACE_FIELDS,
  placeFieldsOf,
  UNCHECKED_PLACE,
  type PlaceFields,
  type PlaceForm,
} from '#core/account/address-form.ts';
import {
  CONTACT_FIELDS,
  contactOf,
  EMPTY_CONTACT,
  type ContactForm,
} from '#core/account/contact-form.ts';
import { checkedText, problemsOf, singleLineText } from '#core/account/form-field.ts';
import { LONGEST_CONTACT_NAME, LONGEST_ORDER_NOTE, MOST_ORDER_LINES } from '#schema/limits.ts';
import type { ContactAndAddress, Order } from '#schema/order.ts';
import { NEW_CUSTOMER, type TypedOrder } from '#schema/order-draft.ts';
import { formatPhone } from '#core/format-phone.ts';
import type { ReadList } from './order-text.ts';

export const EMPTY_ENTERED_ORDER: TypedOrder = {
  customer: { uid: NEW_CUSTOMER, ...EMPTY_CONTACT },
  source: 'whatsapp',
  address: EMPTY_PLACE,
  list: '',
  note: '',
};

/** An address can be left out as a whole. */
export const hasAddress = ({
  address: { line1, line2, line3, city, pin },
}: Pick<TypedOrder, 'address'>): boolean =>
  [line1, line2, line3, city, pin].some((text) => text.trim() !== '');

type TypedContact = Pick<TypedOrder, 'customer' | 'address'>;

const contactSchemaFor = (form: TypedContact) =>
  z.object({
    customer: z.object({
      ...CONTACT_FIELDS,
      name: singleLineText({ most: LONGEST_CONTACT_NAME, missing: 'Enter the customer’s name.' }),
    }),
    address: z.object(hasAddress(form) ? PLACE_FIELDS : UNCHECKED_PLACE),
  });

const schemaFor = (form: TypedOrder) =>
  z.extend(contactSchemaFor(form), {
    note: singleLineText({ most: LONGEST_ORDER_NOTE }),
    list: checkedText((text) => ({ success: true, value: text })),
  });

function listProblem({ items, problems }: ReadList): string | undefined {
  const count = items.flatMap(({ lines }) => lines).length;
  if (problems.length > 0) return 'Correct the lines that are not clear.';
  if (count === 0) return 'Add at least one product.';
  return count > MOST_ORDER_LINES
    ? `An order can have at most ${MOST_ORDER_LINES} lines. This one has ${count}.`
    : undefined;
}

const contactOfFields = (
  form: TypedContact,
  customer: ContactForm,
  place: PlaceForm,
): ContactAndAddress => ({
  contact: contactOf(customer),
  ...(hasAddress(form) && { address: placeFieldsOf(place) }),
});

/** The form of a stored address; empty without one. */
export function placeFormOf(address: PlaceFields | undefined): PlaceForm {
  if (address === undefined) return EMPTY_PLACE;
  const unused = { label: '', name: '', phone: '' };
  const { line1, line2, line3, city, state, pin } = addressFormOf({ ...unused, ...address });
  return { line1, line2, line3, city, state, pin };
}

/** The form of an order's contact and address. */
export const typedContactOf = ({
  uid,
  contact: { name, businessName = '', phone, email = '', gstin = '' },
  address,
}: ContactAndAddress & Pick<Order, 'uid'>): TypedContact => ({
  customer: { uid, name, businessName, phone: formatPhone(phone), email, gstin },
  address: placeFormOf(address),
});

/** A contact, with the fields of another one where it is empty. */
export const withMissingFields = (
  customer: TypedOrder['customer'],
  other: TypedOrder['customer'],
): TypedOrder['customer'] => ({
  ...other,
  ...Object.fromEntries(Object.entries(customer).filter(([, value]) => value !== '')),
});

/** The contact and the address of a form, or the messages of its fields. */
export function readContact(
  form: TypedContact,
): { contact: ContactAndAddress } | { problems: Record<string, string> } {
  const schema = contactSchemaFor(form);
  const checked = z.safeParse(schema, form);
  if (!checked.success) return { problems: problemsOf(schema, form) };
  const { customer, address } = checked.data;
  return { contact: contactOfFields(form, customer, address) };
}

export type EnteredOrder = Pick<Order, 'uid' | 'source' | 'lines' | 'contact' | 'address' | 'note'>;

/** The order of a form without its number, or the messages of its fields. */
export function readEnteredOrder(
  form: TypedOrder,
  read: ReadList,
): { order: EnteredOrder } | { problems: Record<string, string> } {
  const schema = schemaFor(form);
  const list = listProblem(read);
  const problems = { ...problemsOf(schema, form), ...(list !== undefined && { list }) };
  const checked = z.safeParse(schema, form);
  if (!checked.success || list !== undefined) return { problems };
  const { customer, address, note } = checked.data;
  return {
    order: {
      uid: form.customer.uid,
      source: form.source,
      lines: read.items.flatMap(({ lines }) => lines),
      ...contactOfFields(form, customer, address),
      ...(note !== '' && { note }),
    },
  };
}
