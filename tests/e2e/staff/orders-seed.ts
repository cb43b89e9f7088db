/** Orders of a customer for one test. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildOrder } from '#fixtures/build.ts';
import { calculateQuote, type Quote, type UnpricedLine } from '#core/quoting/calculate-quote.ts';
import { ORDER_COURSE } from '#core/order-status.ts';
import { orderReference } from '#core/order/new-reference.ts';
import { orderKind, type Order, type OrderStatus } from '#schema/order.ts';
import { database, putMany } from './staff.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

export const ownUid = (): string => `t-${randomUUID()}`;

const ownReference = (): string => orderReference(crypto.getRandomValues(new Uint8Array(6)));

/** The catalogue has no such SKUs, so their titles come from the request. */
const LINES: Order['lines'] = [
  { productId: 'no-such-a', sku: 'NO-RG101', title: 'Lotus ring', qty: 10 },
  { productId: 'no-such-b', sku: 'NO-ER7', title: 'Bell jhumka', qty: 4, note: 'Matte, please' },
];

const REQUESTED: UnpricedLine[] = [
  { sku: 'NO-RG101', qty: 10, rate: { basis: 'unit', pricePaise: 45_000 }, gstRateBps: 300 },
  { sku: 'NO-ER7', qty: 4, rate: { basis: 'unit', pricePaise: 99_950 }, gstRateBps: 300 },
];

/** @param validUntil ms */
export function quoteOf(lines = REQUESTED, validUntil = Date.now() + 3 * DAY): Quote {
  const { quote } = calculateQuote(lines, { discountPaise: 0, isWithinState: true });
  return { ...quote, validUntil };
}

const BY_CUSTOMER: readonly OrderStatus[] = ['requested', 'accepted'];

/** The regular timeline up to a status. */
function courseTo(status: OrderStatus, uid: string, createdAt: number): Order['timeline'] {
  const place = ORDER_COURSE.findIndex((each) => each === status);
  return ORDER_COURSE.slice(0, place + 1).map((each, at) => ({
    status: each,
    at: createdAt + at * 60_000,
    by: BY_CUSTOMER.includes(each) ? uid : 'somebody',
  }));
}

type OwnOrder = Order & { id: string };
type Status = (typeof ORDER_COURSE)[number];

function buildOwnOrder(uid: string, status: Status, more: Partial<Order> = {}): OwnOrder {
  const createdAt = more.createdAt ?? Date.now() - HOUR;
  const timeline = courseTo(status, uid, createdAt);
  const order = buildOrder({
    uid,
    number: ownReference(),
    lines: LINES,
    contact: { name: 'Asha Rao', phone: '+919876543210' },
    address: { lines: ['12 Bazaar Road'], city: 'Hyderabad', state: 'Telangana', pin: '500002' },
    status,
    timeline,
    ...(status === 'requested' ? {} : { quote: quoteOf() }),
    rev: timeline.length,
    createdAt,
    updatedAt: timeline.at(-1)?.at ?? createdAt,
    ...more,
  });
  return { ...order, id: randomUUID() };
}

/** Stores orders in one batch. @returns them with their IDs */
export async function seedOrders(
  uid: string,
  all: readonly (readonly [status: Status, more?: Partial<Order>])[],
): Promise<OwnOrder[]> {
  const orders = all.map(([status, more]) => buildOwnOrder(uid, status, more));
  await putMany(
    orderKind,
    orders.map(({ id, ...order }) => [id, order]),
  );
  return orders;
}

/**
 * Stores an order.
 * @returns it with its id
 */
export async function seedOrder(
  uid: string,
  status: Status,
  more: Partial<Order> = {},
): Promise<OwnOrder> {
  const [order] = await seedOrders(uid, [[status, more]]);
  if (order === undefined) throw new Error('It was not made.');
  return order;
}

/** Audit entries of an order. */
export async function auditOf(id: string): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection('audit').where('path', '==', `orders/${id}`).get();
  return docs.map((entry) => entry.data());
}

/** Blocks live updates of orders, so that the page shows what it has read. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route(/\/Listen\/channel/, () => undefined);
}
