/** The form of an order that staff enter for a customer. */
import * as z from 'zod/mini';
import {
  EMPTY_PLACE,
  PLACE_FIELDS,
  placeFieldsOf,
  UNCHECKED_PLACE,
} from '#core/account/address-form.ts';
import { CONTACT_FIELDS, contactOf, EMPTY_CONTACT } from '#core/account/contact-form.ts';
import { checkedText, problemsOf, singleLineText } from '#core/account/form-field.ts';
import { LONGEST_CONTACT_NAME, LONGEST_ORDER_NOTE, MOST_ORDER_LINES } from '#schema/limits.ts';
import { NO_ACCOUNT, orderSource, type Order } from '#schema/order.ts';
import type { ReadList } from './order-text.ts';

const text = z.string();

/** The form as stored in a draft. */
export const enteredOrderForm = z.object({
  /** The account of the customer, or `NO_ACCOUNT`. */
  uid: text,
  source: orderSource,
  ...{ name: text, businessName: text, phone: text, email: text, gstin: text },
  ...UNCHECKED_PLACE,
  /** The products, as typed. */
  list: text,
  note: text,
});
export type EnteredOrderForm = z.infer<typeof enteredOrderForm>;

export const EMPTY_ENTERED_ORDER: EnteredOrderForm = {
  uid: NO_ACCOUNT,
  source: 'whatsapp',
  ...EMPTY_CONTACT,
  ...EMPTY_PLACE,
  list: '',
  note: '',
};

/** An address can be left out as a whole. */
const hasAddress = ({ line1, line2, line3, city, pin }: EnteredOrderForm): boolean =>
  [line1, line2, line3, city, pin].some((text) => text.trim() !== '');

const schemaFor = (form: EnteredOrderForm) =>
  z.object({
    ...CONTACT_FIELDS,
    name: singleLineText({ most: LONGEST_CONTACT_NAME, missing: 'Enter the customer’s name.' }),
    ...(hasAddress(form) ? PLACE_FIELDS : UNCHECKED_PLACE),
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

export type EnteredOrder = Pick<Order, 'uid' | 'source' | 'lines' | 'contact' | 'address' | 'note'>;

/** The order of a form without its number, or the messages of its fields. */
export function readEnteredOrder(
  form: EnteredOrderForm,
  read: ReadList,
): { order: EnteredOrder } | { problems: Record<string, string> } {
  const schema = schemaFor(form);
  const list = listProblem(read);
  const problems = { ...problemsOf(schema, form), ...(list !== undefined && { list }) };
  const checked = z.safeParse(schema, form);
  if (!checked.success || list !== undefined) return { problems };
  const { note } = checked.data;
  return {
    order: {
      uid: form.uid,
      source: form.source,
      lines: read.items.flatMap(({ lines }) => lines),
      contact: contactOf(checked.data),
      ...(hasAddress(form) && { address: placeFieldsOf(checked.data) }),
      ...(note !== '' && { note }),
    },
  };
}
