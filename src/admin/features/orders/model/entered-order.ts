/** The form of an order that staff enter for a customer. */
import * as z from 'zod/mini';
import { CONTACT_FIELDS, contactOf } from '#core/account/contact-form.ts';
import { PLACE_FIELDS, placeFieldsOf } from '#core/account/address-form.ts';
import { checkedText, problemsOf, singleLineText } from '#core/account/form-field.ts';
import { linesOfProduct } from '#core/order/lines-of-product.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { oneLine } from '#core/one-line.ts';
import {
  pasteCatalogue,
  readPastedOrder,
  sizeOf,
  type ClearItem,
  type PasteCatalogue,
  type PastedItem,
} from '#core/paste/paste-order.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import {
  LONGEST_CONTACT_NAME,
  LONGEST_LINE_NOTE,
  LONGEST_ORDER_NOTE,
  MOST_ORDER_LINES,
} from '#schema/limits.ts';
import { NO_ACCOUNT, orderSource, type Order, type OrderLine } from '#schema/order.ts';

/** A catalogue to read SKUs with. */
export type ReadableCatalogue = PasteCatalogue<CatalogueEntry>;

export const readableCatalogue = (entries: readonly CatalogueEntry[]): ReadableCatalogue =>
  pasteCatalogue(new Map(entries.map((entry) => [entry.sku, entry])));

/** What the list of an order means, as typed. */
export interface ReadList {
  /** For each product: `12 pieces`, its title, other words beside it, and its lines. */
  items: { sku: string; title: string; text: string; note: string; lines: OrderLine[] }[];
  /** Text that is not clear, with what is wrong with it. */
  problems: { source: string; reason: string }[];
  /** Lines with neither a SKU nor a number, such as a greeting. */
  leftOut: string[];
}

/** A SKU without a quantity, as a scanner types it, is its MOQ; that of a size is one unit. */
function orderedIn(
  item: PastedItem,
  { entries, book }: ReadableCatalogue,
): Pick<ClearItem, 'sku' | 'qty' | 'sizes'> | string {
  if (item.kind === 'clear') return item;
  if (item.kind === 'invalid') return item.reason;
  if (item.kind === 'which')
    return `This SKU is not in the catalogue. Is it ${item.skus.join(' or ')}?`;
  const { size, source } = item;
  const [sku = ''] = item.skus;
  const qty = size === undefined ? entries.get(sku)?.moq : 1;
  const scanned = book.find(source);
  return scanned?.sku === sku && scanned.size === size && qty !== undefined
    ? { sku, qty, ...sizeOf(size, qty) }
    : 'Type the quantity after the SKU.';
}

export function readOrderText(text: string, catalogue: ReadableCatalogue): ReadList {
  const { entries } = catalogue;
  const read = readPastedOrder(text, catalogue);
  const list: ReadList = { items: [], problems: [], leftOut: [] };
  for (const item of read) {
    if (item.kind === 'invalid' && !/\d/.test(item.source)) {
      list.leftOut.push(item.source);
      continue;
    }
    const ordered = orderedIn(item, catalogue);
    const entry = typeof ordered === 'string' ? undefined : entries.get(ordered.sku);
    if (typeof ordered === 'string' || entry === undefined) {
      list.problems.push({ source: item.source, reason: String(ordered) });
      continue;
    }
    const { sizes } = ordered;
    const [size, another] = entry.sizes;
    if (sizes === undefined && size !== undefined && another !== undefined) {
      const reason = `It comes in sizes. Type how many of each: ${entry.sku} ${size}x4 ${another}x2.`;
      list.problems.push({ source: item.source, reason });
      continue;
    }
    const note = oneLine(item.note, LONGEST_LINE_NOTE);
    const line = { qty: ordered.qty, sizes, ...(note !== '' && { note }) };
    const sizesText = sizes?.map(({ label, qty }) => `${label} × ${qty}`).join(', ');
    list.items.push({
      sku: entry.sku,
      title: entry.title,
      note,
      text: [formatUnits(ordered.qty, entry.unit), ...(sizesText ? [sizesText] : [])].join(': '),
      lines: linesOfProduct(line, entry),
    });
  }
  return list;
}

/** The form as stored in a draft. */
export const enteredOrderForm = z.object({
  /** The account of the customer, or `NO_ACCOUNT`. */
  uid: z.string(),
  source: orderSource,
  name: z.string(),
  businessName: z.string(),
  phone: z.string(),
  email: z.string(),
  gstin: z.string(),
  line1: z.string(),
  line2: z.string(),
  line3: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
  list: z.string(),
  note: z.string(),
});
export type EnteredOrderForm = z.infer<typeof enteredOrderForm>;

export const EMPTY_ENTERED_ORDER: EnteredOrderForm = {
  uid: NO_ACCOUNT,
  source: 'whatsapp',
  ...{ name: '', businessName: '', phone: '', email: '', gstin: '' },
  ...{ line1: '', line2: '', line3: '', city: '', state: '', pin: '' },
  ...{ list: '', note: '' },
};

/** An address can be left out as a whole. */
const hasAddress = ({ line1, line2, line3, city, pin }: EnteredOrderForm): boolean =>
  [line1, line2, line3, city, pin].some((text) => text.trim() !== '');

const anyText = z.string();
const UNCHECKED_PLACE: Record<keyof typeof PLACE_FIELDS, typeof anyText> = {
  ...{ line1: anyText, line2: anyText, line3: anyText },
  ...{ city: anyText, state: anyText, pin: anyText },
};

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

type EnteredOrder = Pick<
  Order,
  'uid' | 'source' | 'lines' | 'contact' | 'address' | 'note' | 'status' | 'timeline' | 'rev'
>;

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
      status: 'requested',
      timeline: [{ status: 'requested', at: 0, by: form.uid }],
      rev: 1,
    },
  };
}
