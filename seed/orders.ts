/** The order requests of the demo shop, in every status. */
import { orderNoteKind } from '#schema/order-note.ts';
import { draftPaper } from '#core/invoicing/draft-paper.ts';
import { indexOfOrder, orderIndexId } from '#core/order/order-index.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { idIn } from '#schema/kind.ts';
import { orderIndexKind } from '#schema/order-index.ts';
import { orderKind, type Order, type OrderLine } from '#schema/order.ts';
import { sentQuoteKind } from '#schema/sent-quote.ts';
import { DEMO_CUSTOMERS, type DemoCustomer } from './customers.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { COURSES, timelineOf, type Course } from './order-courses.ts';
import { balanceOf, recordDocuments, recordsOf } from './order-records.ts';
import { DEMO_STAFF_UID } from './people.ts';
import { DESIGN_COUNT } from './piece.ts';
import { demoProducts, type DemoProduct } from './products.ts';
import { quoteFor } from './quotes.ts';
import { seeded, type Random } from './random.ts';
import { INVOICING, SITE } from './settings.ts';

/** Letters and digits that are not easily confused. */
const NUMBER_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LINE_NOTES = ['Same as last time.', 'Please match our last lot.'] as const;
/** Requests that fit one category only. */
const CATEGORY_NOTES: Readonly<Record<string, string>> = {
  rings: 'Please stamp our initials inside.',
  chains: 'Lobster clasps, please.',
  bangles: 'Please pack by size.',
  anklets: 'Screws rather than hooks, please.',
};
const STAFF_NOTES = [
  'Wants the invoice in the name of the new shop.',
  'Called twice, no answer. Call again after 5 pm.',
  'Pays late, but always pays. Dispatch only after the advance.',
  'Two pieces have to be remade. Ready on Friday.',
] as const;
const ORDER_NOTES = [
  'Please pack each design separately.',
  'Needed before the weekend if possible.',
  'Kindly send photos before packing.',
  'Ship with the pending order.',
] as const;

const digits = (random: Random, count: number, alphabet: string): string =>
  Array.from({ length: count }, () => alphabet.charAt(random.between(0, alphabet.length - 1))).join(
    '',
  );

/** A version 4 UUID, as a buyer's browser creates it. */
function uuid(random: Random): string {
  const hex = (count: number): string => digits(random, count, '0123456789abcdef');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}

interface Chosen {
  /** Over all sizes. */
  line: OrderLine;
  lines: OrderLine[];
  from: DemoProduct;
}

/** A line for each of up to three sizes, if there are several. */
function linesBySize(line: OrderLine, { product }: DemoProduct): OrderLine[] {
  const { sizes, orderMultiple } = product;
  if (sizes.length < 2) return [line];
  const random = seeded(`${line.sku} ${line.qty} sizes`);
  const first = random.between(0, Math.max(0, sizes.length - 3));
  const chosen = sizes.slice(first, first + 3);
  const share = Math.floor(line.qty / chosen.length / orderMultiple) * orderMultiple;
  if (share === 0) return [line];
  return chosen.map(({ label }, place) => ({
    ...line,
    qty: place === 0 ? line.qty - share * (chosen.length - 1) : share,
    size: label,
  }));
}

/** Two to seven different products, in quantities that their MOQ and order multiple allow. */
function chosenFrom(products: readonly DemoProduct[], random: Random): Chosen[] {
  const count = Math.min(random.between(2, 7), products.length);
  const chosen = new Map<string, Chosen>();
  while (chosen.size < count) {
    const from = products[random.between(0, products.length - 1)];
    if (from === undefined) break;
    const { sku, title, unit, category = '', moq, orderMultiple } = from.product;
    const qty = moq * random.between(1, 3) + orderMultiple * random.between(0, 2);
    const noted = random.chance(0.15)
      ? { note: random.pick([...LINE_NOTES, CATEGORY_NOTES[category] ?? LINE_NOTES[0]]) }
      : {};
    const sold = unit === SINGLE_PIECE ? {} : { unit };
    const line = { productId: from.id, sku, title, qty, ...sold, ...noted };
    chosen.set(sku, { line, lines: linesBySize(line, from), from });
  }
  return [...chosen.values()];
}

function orderOf(
  course: Course,
  { profile, addresses: [address] }: DemoCustomer,
  products: readonly DemoProduct[],
  random: Random,
): Order {
  const { displayName: name, businessName, phone, email, gstin } = profile;
  const { lines, city, state, pin } = address;
  const chosen = chosenFrom(products, random);
  const timeline = timelineOf(course, profile.uid, random);
  const [first] = timeline;
  const last = timeline.at(-1);
  const quoted = timeline.find(({ status }) => status === 'quoted');
  return {
    uid: profile.uid,
    number: `GB-${digits(random, 6, NUMBER_DIGITS)}`,
    lines: chosen.flatMap((each) => each.lines),
    contact: { name, businessName, phone, email, ...(gstin === undefined ? {} : { gstin }) },
    address: { lines, city, state, pin },
    ...(random.chance(0.3) ? { note: random.pick(ORDER_NOTES) } : {}),
    status: last?.status ?? 'requested',
    timeline,
    ...(quoted === undefined
      ? {}
      : { quote: quoteFor(chosen, { quotedAt: quoted.at, state, random }) }),
    rev: timeline.length,
    createdAt: first?.at ?? 0,
    updatedAt: last?.at ?? 0,
  };
}

/** The search index of an order, as the functions would write it. */
const indexDocument = (id: string, order: Order): DemoDocument =>
  demoDocument(
    orderIndexKind,
    `${orderIndexKind.collection}/${orderIndexId(id, order)}`,
    indexOfOrder(id, order),
  );

/** The quote as it was sent, with its proforma invoice. */
function* sentQuoteOf(
  order: Order,
  path: string,
  products: readonly DemoProduct[],
): Generator<DemoDocument> {
  const { quote, timeline } = order;
  const sent = timeline.find(({ status }) => status === 'quoted');
  if (quote === undefined || sent === undefined) return;
  const bySku = new Map(products.map((each) => [each.product.sku, each]));
  yield demoDocument(sentQuoteKind, `${path}/quotes/${revisionOf(quote)}`, {
    quote,
    paper: draftPaper({ order, seller: SITE, settings: INVOICING, products: bySku }, quote),
    by: sent.by,
    at: sent.at,
  });
}

/** Staff notes on some orders, from their last change. */
function* noteOn(order: Order, path: string, random: Random): Generator<DemoDocument> {
  const last = order.timeline.findLast(({ by }) => by === DEMO_STAFF_UID);
  if (last === undefined || !random.chance(0.2)) return;
  const { at, by } = last;
  yield demoDocument(orderNoteKind, `${path}/notes/first`, {
    text: random.pick(STAFF_NOTES),
    by,
    at,
  });
}

/** Every tenth order is the sign-in customer's, so that their account is not empty. */
function customerOf(index: number, random: Random): DemoCustomer | undefined {
  const turn = index % 10 === 0 ? 0 : random.between(1, DEMO_CUSTOMERS.length - 1);
  return DEMO_CUSTOMERS[turn];
}

/** `orders` for live products among the first designs of a shop of `count` products; none for an empty shop. */
export function* orderDocuments(count: number): Generator<DemoDocument> {
  const all = [...demoProducts(Math.min(count, DESIGN_COUNT))];
  const live = all.filter(
    ({ product: { status, deletedAt } }) => status === 'published' && deletedAt === null,
  );
  if (live.length === 0) return;
  const courses = COURSES.flatMap((course) => Array<Course>(course.orders).fill(course));
  for (const [index, course] of courses.entries()) {
    const random = seeded(`order ${index}`);
    const customer = customerOf(index, random);
    if (customer === undefined) return;
    const path = `orders/${uuid(random)}`;
    const order = orderOf(course, customer, live, random);
    const recordsRandom = seeded(`records ${index}`);
    const newId = () => uuid(recordsRandom);
    const records = recordsOf(order, recordsRandom, newId);
    yield demoDocument(orderKind, path, { ...order, ...balanceOf(order, records) });
    yield indexDocument(idIn(path), order);
    yield* recordDocuments(path, records, newId);
    yield* sentQuoteOf(order, path, live);
    yield* noteOn(order, path, random);
  }
}
