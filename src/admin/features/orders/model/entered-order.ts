/** Turns what staff have typed for a customer into an order. */
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
import { NO_ACCOUNT, type Order } from '#schema/order.ts';
import type { TypedOrder } from '#schema/order-draft.ts';
import type { ReadList } from './order-text.ts';

export const EMPTY_ENTERED_ORDER: TypedOrder = {
  customer: { uid: NO_ACCOUNT, ...EMPTY_CONTACT },
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

const schemaFor = (form: TypedOrder) =>
  z.object({
    customer: z.object({
      ...CONTACT_FIELDS,
      name: singleLineText({ most: LONGEST_CONTACT_NAME, missing: 'Enter the customer’s name.' }),
    }),
    address: z.object(hasAddress(form) ? PLACE_FIELDS : UNCHECKED_PLACE),
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
      contact: contactOf(customer),
      ...(hasAddress(form) && { address: placeFieldsOf(address) }),
      ...(note !== '' && { note }),
    },
  };
}
