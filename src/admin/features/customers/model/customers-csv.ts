/** The columns of exported customers. */
import { hasAccount } from '#core/account/entered-customer.ts';
import { isGstin } from '#core/gstin.ts';
import { formatDay, formatMoment } from '#core/format-time.ts';
import type { CustomerRecord } from '#schema/customer-record.ts';
import type { EmailPreferences, WebUser } from '#schema/web-user.ts';
import type { CustomerTotals } from '#core/account/customer-totals.ts';

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** Rupees as spreadsheets read them: `1250.50`. */
const rupees = (paise: number): string => (paise / 100).toFixed(2);

const gstinLabel = (gstin: string | undefined): string =>
  gstin === undefined ? '' : isGstin(gstin) ? 'valid' : 'invalid';

/** A customer with staff notes and email preferences. */
export interface ListedCustomer {
  profile: WebUser;
  /** Undefined without staff notes. */
  record: Pick<CustomerRecord, 'tags' | 'notes'> | undefined;
  /** The preferences that emails follow. */
  emailPreferences: EmailPreferences;
  totals: CustomerTotals;
}

const COLUMNS: readonly (readonly [name: string, of: (customer: ListedCustomer) => string])[] = [
  ['UID', ({ profile }) => profile.uid],
  ['Business', ({ profile }) => profile.businessName ?? ''],
  ['Name', ({ profile }) => profile.displayName],
  ['Email', ({ profile }) => profile.email],
  ['Email verified', ({ profile }) => yesNo(profile.emailVerified)],
  ['Phone', ({ profile }) => profile.phone],
  ['GSTIN', ({ profile }) => profile.gstin ?? ''],
  ['GSTIN check', ({ profile }) => gstinLabel(profile.gstin)],
  ['Customer since', ({ profile }) => formatMoment(profile.createdAt)],
  ['Last seen', ({ profile }) => (hasAccount(profile.uid) ? formatMoment(profile.lastLogin) : '')],
  ['Orders', ({ totals }) => String(totals.orders)],
  ['Spent, before GST', ({ totals }) => rupees(totals.spentPaise)],
  ['Last order', ({ totals }) => (totals.lastOrderAt === 0 ? '' : formatDay(totals.lastOrderAt))],
  ['Balance due', ({ totals }) => rupees(totals.duePaise)],
  ['Promotional emails', ({ emailPreferences }) => yesNo(emailPreferences.promotions)],
  ['Tags', ({ record }) => record?.tags.join(', ') ?? ''],
  ['Staff notes', ({ record }) => record?.notes ?? ''],
];

export const CUSTOMER_HEADER = COLUMNS.map(([name]) => name);

export const customerCells = (customer: ListedCustomer): string[] =>
  COLUMNS.map(([, of]) => of(customer));
