/** Customers as a list that a spreadsheet opens: what begins like a formula is only text there. */
import { BYTE_ORDER_MARK, csvOf } from '#domain/import/shop-list.ts';
import { formatMoment } from '#domain/format.ts';
import { isGstin } from '#domain/gstin.ts';
import type { WebUser } from '#schema/web-user.ts';

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const gstinWords = (gstin: string | undefined): string =>
  gstin === undefined ? '' : isGstin(gstin) ? 'right' : 'wrong';

const COLUMNS: readonly (readonly [name: string, of: (customer: WebUser) => string])[] = [
  ['UID', ({ uid }) => uid],
  ['Business', ({ businessName }) => businessName ?? ''],
  ['Name', ({ displayName }) => displayName],
  ['Email', ({ email }) => email],
  ['Email verified', ({ emailVerified }) => yesNo(emailVerified)],
  ['Phone', ({ phone }) => phone],
  ['GSTIN', ({ gstin }) => gstin ?? ''],
  ['GSTIN check digit', ({ gstin }) => gstinWords(gstin)],
  ['Customer since', ({ createdAt }) => formatMoment(createdAt)],
  ['Last seen', ({ lastLogin }) => formatMoment(lastLogin)],
  ['Mails about offers', ({ emailPreferences }) => yesNo(emailPreferences.promotions)],
];

/** The file's text. */
export const customersCsv = (customers: readonly WebUser[]): string =>
  BYTE_ORDER_MARK +
  csvOf([
    COLUMNS.map(([name]) => name),
    ...customers.map((customer) => COLUMNS.map(([, of]) => of(customer))),
  ]);
