/** The outbox as text in the browser's storage, and parsed with care: anybody may have changed it there. */
import * as z from 'zod/mini';
import { isSku } from '#domain/sku.ts';
import { oneLine } from '#domain/one-line.ts';
import { fieldsOf, jsonFrom } from '#domain/unknown-json.ts';
import {
  GSTIN_LENGTH,
  LONGEST_ADDRESS_LINE,
  LONGEST_BUSINESS_NAME,
  LONGEST_CONTACT_NAME,
  LONGEST_EMAIL,
  LONGEST_LINE_NOTE,
  LONGEST_ORDER_NOTE,
  LONGEST_PLACE_NAME,
  LONGEST_TITLE,
  MOST_ADDRESS_LINES,
  MOST_ORDER_LINES,
  MOST_PIECES,
  PHONE_LENGTH,
} from '#schema/limits.ts';
import { isOrderId } from './order-id.ts';
import { EMPTY_OUTBOX, MOST_CUSTOMERS, MOST_SETTLED, MOST_WAITING, type Outbox } from './outbox.ts';
import { isReference } from './reference.ts';

const FORMAT = 1;

/** More characters than a full outbox has: nothing longer is parsed. */
export const LONGEST_OUTBOX = 12_500_000;

const LONGEST_ID = 128;

/** A text of one line that is not empty. */
const text = (most: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((value) => oneLine(value) === value && value.isWellFormed()),
  );
const optional = (most: number) => z.exactOptional(text(most));

const orderId = z.custom<string>(isOrderId);
const reference = z.custom<string>(isReference);
const uid = text(LONGEST_ID);

const line = z.object({
  productId: text(LONGEST_ID),
  sku: z.string().check(z.refine(isSku)),
  title: text(LONGEST_TITLE),
  qty: z.int().check(z.minimum(1), z.maximum(MOST_PIECES)),
  note: optional(LONGEST_LINE_NOTE),
});

const contact = z.object({
  name: text(LONGEST_CONTACT_NAME),
  phone: text(PHONE_LENGTH),
  businessName: optional(LONGEST_BUSINESS_NAME),
  email: optional(LONGEST_EMAIL),
  gstin: optional(GSTIN_LENGTH),
});

const address = z.object({
  lines: z.array(text(LONGEST_ADDRESS_LINE)).check(z.minLength(1), z.maxLength(MOST_ADDRESS_LINES)),
  city: text(LONGEST_PLACE_NAME),
  state: text(LONGEST_PLACE_NAME),
  pin: text(LONGEST_PLACE_NAME),
});

const waitingOrder = z.object({
  id: orderId,
  uid,
  request: z.object({
    number: reference,
    lines: z.array(line).check(z.minLength(1), z.maxLength(MOST_ORDER_LINES)),
    contact,
    address: z.exactOptional(address),
    note: optional(LONGEST_ORDER_NOTE),
  }),
  // Unknown counts as tried: then the server is asked.
  tried: z.catch(z.boolean(), true),
});

const settledOrder = z.object({
  id: orderId,
  uid,
  number: reference,
  how: z.enum(['sent', 'refused', 'differs']),
});

const nextOrder = z.object({ reference, id: orderId });

/** Each id once, at most so many, without what is malformed. */
function parseAll<T extends { id: string }>(
  values: unknown,
  schema: z.ZodMiniType<T>,
  most: number,
): T[] {
  const found = new Map<string, T>();
  for (const value of Array.isArray(values) ? values.slice(0, 10 * most) : []) {
    const parsed = schema.safeParse(value).data;
    if (parsed !== undefined && found.size < most) found.set(parsed.id, parsed);
  }
  return [...found.values()];
}

export const outboxToText = ({ waiting, settled, next }: Outbox): string =>
  JSON.stringify({ format: FORMAT, waiting, settled, next });

/**
 * Parses what `outboxToText` wrote.
 * @returns also whether every waiting request could be read; what could not is to be kept aside
 */
export function outboxFromText(stored: string): { outbox: Outbox; whole: boolean } {
  const fields = stored.length > LONGEST_OUTBOX ? undefined : fieldsOf(jsonFrom(stored));
  const { format, waiting, settled, next } = fields ?? {};
  if (format !== FORMAT || !Array.isArray(waiting)) return { outbox: EMPTY_OUTBOX, whole: false };
  const outbox = {
    waiting: parseAll(waiting, waitingOrder, MOST_WAITING * MOST_CUSTOMERS),
    settled: parseAll(settled, settledOrder, MOST_SETTLED * MOST_CUSTOMERS),
    next: nextOrder.safeParse(next).data ?? null,
  };
  return { outbox, whole: outbox.waiting.length === waiting.length };
}
