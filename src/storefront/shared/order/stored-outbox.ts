/** The outbox as text in the browser's store, and read back with care: anybody may have changed it there. */
import { isSku } from '#core/sku.ts';
import { oneLine } from '#core/one-line.ts';
import { fieldsOf, isCount, jsonFrom } from '#core/unknown-json.ts';
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
import type { OrderLine } from '#schema/order.ts';
import { isOrderId } from './order-id.ts';
import {
  orderRequest,
  type OrderRequest,
  type RequestAddress,
  type RequestContact,
} from './order-request.ts';
import {
  EMPTY_OUTBOX,
  MOST_CUSTOMERS,
  MOST_SETTLED,
  MOST_WAITING,
  type Outbox,
  type SettledOrder,
  type WaitingOrder,
} from './outbox.ts';
import { isReference } from './reference.ts';

const FORMAT = 1;

/** More characters than a full outbox has: nothing longer is looked into. */
export const LONGEST_OUTBOX = 12_500_000;

const LONGEST_ID = 128;

const ENDINGS = ['sent', 'refused', 'differs'] as const;

type Fields = ReturnType<typeof fieldsOf>;

/** A text of one line; undefined for anything else, also for one that is too long. */
function textIn(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' || value === '' || value.length > most) return undefined;
  return oneLine(value) === value && value.isWellFormed() ? value : undefined;
}

/** The same, where it may be absent: `fits` is false for one that is there and does not fit. */
function optionalIn(value: unknown, most: number): { text?: string; fits: boolean } {
  if (value === undefined) return { fits: true };
  const text = textIn(value, most);
  return text === undefined ? { fits: false } : { text, fits: true };
}

function lineFrom(value: unknown): OrderLine | undefined {
  const { productId, sku, title, qty, note } = fieldsOf(value) ?? {};
  const [id, name] = [textIn(productId, LONGEST_ID), textIn(title, LONGEST_TITLE)];
  const words = optionalIn(note, LONGEST_LINE_NOTE);
  if (id === undefined || name === undefined || !words.fits) return undefined;
  if (typeof sku !== 'string' || !isSku(sku)) return undefined;
  if (!isCount(qty, MOST_PIECES) || qty === 0) return undefined;
  return {
    productId: id,
    sku,
    title: name,
    qty,
    ...(words.text !== undefined && { note: words.text }),
  };
}

function contactFrom(value: Fields): RequestContact | undefined {
  const [name, phone] = [
    textIn(value?.['name'], LONGEST_CONTACT_NAME),
    textIn(value?.['phone'], PHONE_LENGTH),
  ];
  const business = optionalIn(value?.['businessName'], LONGEST_BUSINESS_NAME);
  const [email, gstin] = [
    optionalIn(value?.['email'], LONGEST_EMAIL),
    optionalIn(value?.['gstin'], GSTIN_LENGTH),
  ];
  if (name === undefined || phone === undefined) return undefined;
  if (!business.fits || !email.fits || !gstin.fits) return undefined;
  return {
    name,
    phone,
    ...(business.text !== undefined && { businessName: business.text }),
    ...(email.text !== undefined && { email: email.text }),
    ...(gstin.text !== undefined && { gstin: gstin.text }),
  };
}

function addressFrom(value: Fields): RequestAddress | undefined {
  const found: unknown = value?.['lines'];
  const lines = Array.isArray(found)
    ? found.slice(0, MOST_ADDRESS_LINES + 1).map((line) => textIn(line, LONGEST_ADDRESS_LINE))
    : [];
  const whole = lines.filter((line) => line !== undefined);
  const [city, state, pin] = (['city', 'state', 'pin'] as const).map((name) =>
    textIn(value?.[name], LONGEST_PLACE_NAME),
  );
  const fits =
    whole.length === lines.length && whole.length >= 1 && whole.length <= MOST_ADDRESS_LINES;
  if (!fits || city === undefined || state === undefined || pin === undefined) return undefined;
  return { lines: whole, city, state, pin };
}

function requestFrom(value: unknown): OrderRequest | undefined {
  const { number, lines, contact, address, note } = fieldsOf(value) ?? {};
  if (!isReference(number) || !Array.isArray(lines)) return undefined;
  if (lines.length === 0 || lines.length > MOST_ORDER_LINES) return undefined;
  const read = lines.map(lineFrom).filter((line) => line !== undefined);
  const whom = contactFrom(fieldsOf(contact));
  const where = address === undefined ? undefined : addressFrom(fieldsOf(address));
  const words = optionalIn(note, LONGEST_ORDER_NOTE);
  if (read.length < lines.length || whom === undefined || !words.fits) return undefined;
  if (address !== undefined && where === undefined) return undefined;
  return orderRequest(number, read, { contact: whom, address: where, note: words.text });
}

function waitingFrom(value: unknown): WaitingOrder | undefined {
  const { id, uid, request, tried } = fieldsOf(value) ?? {};
  const [whose, asked] = [textIn(uid, LONGEST_ID), requestFrom(request)];
  if (!isOrderId(id) || whose === undefined || asked === undefined) return undefined;
  // What nobody can say is taken for tried: then the server is asked.
  return { id, uid: whose, request: asked, tried: tried !== false };
}

function settledFrom(value: unknown): SettledOrder | undefined {
  const { id, uid, number, how } = fieldsOf(value) ?? {};
  const [whose, ending] = [textIn(uid, LONGEST_ID), ENDINGS.find((each) => each === how)];
  return isOrderId(id) && whose !== undefined && isReference(number) && ending !== undefined
    ? { id, uid: whose, number, how: ending }
    : undefined;
}

function nextFrom(value: unknown): Outbox['next'] {
  const { reference, id } = fieldsOf(value) ?? {};
  return isOrderId(id) && isReference(reference) ? { reference, id } : null;
}

/** Each id once, so many of them, without what cannot be read. */
function readAll<T extends { id: string }>(
  values: unknown,
  read: (value: unknown) => T | undefined,
  most: number,
): T[] {
  const found = new Map<string, T>();
  for (const value of Array.isArray(values) ? values.slice(0, 10 * most).map(read) : []) {
    if (value !== undefined && found.size < most) found.set(value.id, value);
  }
  return [...found.values()];
}

export const outboxToText = ({ waiting, settled, next }: Outbox): string =>
  JSON.stringify({ format: FORMAT, waiting, settled, next });

/**
 * Reads what `outboxToText` wrote.
 * @returns also whether every waiting request could be read; what could not is to be kept aside
 */
export function outboxFromText(text: string): { outbox: Outbox; whole: boolean } {
  const fields = text.length > LONGEST_OUTBOX ? undefined : fieldsOf(jsonFrom(text));
  const { format, waiting, settled, next } = fields ?? {};
  if (format !== FORMAT || !Array.isArray(waiting)) return { outbox: EMPTY_OUTBOX, whole: false };
  const outbox = {
    waiting: readAll(waiting, waitingFrom, MOST_WAITING * MOST_CUSTOMERS),
    settled: readAll(settled, settledFrom, MOST_SETTLED * MOST_CUSTOMERS),
    next: nextFrom(next),
  };
  return { outbox, whole: outbox.waiting.length === waiting.length };
}
