/** The export of all customer data: times and amounts in readable form. */
import { isoMoment } from '#core/format-time.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import type { Order } from '#schema/order.ts';
import type { EmailPreferences, WebUser } from '#schema/web-user.ts';
import type { SavedAddress } from '#core/account/address-list.ts';

export interface MyData {
  profile: WebUser | null;
  /** From `users/{uid}`; null if missing there. */
  emailPreferences: EmailPreferences | null;
  addresses: readonly SavedAddress[];
  /** An invalid order has only its number. */
  orders: readonly ({ id: string } & (Order | { number: string | undefined }))[];
  /** Of this browser. */
  orderList: OrderList;
}

/** Fields with timestamps, ms; names of money and weight fields include their unit. */
const MOMENTS: ReadonlySet<string> = new Set([
  'createdAt',
  'updatedAt',
  'lastLogin',
  'at',
  'validUntil',
]);

const readable = (key: string, value: unknown): unknown =>
  MOMENTS.has(key) && typeof value === 'number' ? isoMoment(value) : value;

/** The file's text. @param now ms */
export const myDataText = (data: MyData, now: number): string =>
  JSON.stringify({ madeAt: isoMoment(now), ...data }, readable, 2);

/** The day in India, as `2026-11-21`. */
const dayIn = (now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);

export const myDataFileName = (now: number): string => `glambug-my-data-${dayIn(now)}.json`;
