/** The messages for failed reads and writes of the database. */
import { SERVER_UNREACHABLE } from './server-unreachable.ts';

/** Codes after which the outcome is unknown: the operation may have succeeded. */
const LOST: ReadonlySet<string> = new Set([
  'unknown',
  'unavailable',
  'deadline-exceeded',
  'cancelled',
  'aborted',
  'internal',
]);

/** Whether the operation may have succeeded although it reported a failure. */
export const isAnswerLost = (code: string): boolean => LOST.has(code);

const MESSAGES: Readonly<Record<string, string>> = {
  unauthenticated: 'Your session ended. Please sign in again.',
  'permission-denied': 'Your account doesn’t have permission to do this.',
  'stock-short':
    'Not enough is in stock. Review what is missing, then try again. Nothing was changed.',
  'payment-due':
    'A payment is due. Record it before you pack the order, or change “Pack only paid orders” in the settings.',
  'data-loss': 'A record in the database is invalid. Contact support.',
  'contact-changed':
    'A colleague has changed the contact or the address in the meantime. Nothing was changed. Close this, review it, then try again.',
  'payments-changed':
    'The payments of this order have changed in the meantime. Nothing was recorded. If yours is another payment, press the button again.',
  'parcel-changed':
    'A colleague has changed this parcel in the meantime. Nothing was changed. Close this, review the parcel, then try again.',
  'units-missing':
    'These units are no longer open: a colleague has recorded them. Nothing was changed. Review the parcels, then try again.',
  'recorded-otherwise': 'This was already recorded with other values. Reload the page.',
  'recorded-since':
    'A parcel or a return was recorded after the delivery, so “Delivered” can’t be undone. Nothing was changed.',
  'no-parcel':
    'Some units of this order left without a parcel. Record their parcel and its return, then cancel the order. Nothing was changed.',
  'not-packed':
    'This order is no longer packed: a colleague has changed it. Nothing was recorded. Reload the page.',
  'resource-exhausted': 'The server is busy. Try again in a few minutes.',
  'not-configured': 'Orders are unavailable right now. Contact us.',
};

/**
 * The message for an error code of the database.
 * @param reference identifies an unknown failure for support
 */
export function databaseMessage(code: string, reference: string): string {
  if (isAnswerLost(code)) return SERVER_UNREACHABLE;
  const message = Object.hasOwn(MESSAGES, code) ? MESSAGES[code] : undefined;
  return message ?? `Something went wrong. Try again. (Reference ${reference})`;
}
