/** The columns of exported customers. */
import { formatMoment } from '#core/format-time.ts';
import { isGstin } from '#core/gstin.ts';
import type { CustomerRecord } from '#schema/customer-record.ts';
import type { EmailPreferences, WebUser } from '#schema/web-user.ts';

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const gstinLabel = (gstin: string | undefined): string =>
  gstin === undefined ? '' : isGstin(gstin) ? 'valid' : 'invalid';

/** A customer with staff notes and email preferences. */
export interface ListedCustomer {
  profile: WebUser;
  /** Undefined without staff notes. */
  record: Pick<CustomerRecord, 'tags' | 'notes'> | undefined;
  /** The preferences that emails follow. */
  emailPreferences: EmailPreferences;
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
  ['Last seen', ({ profile }) => formatMoment(profile.lastLogin)],
  ['Promotional emails', ({ emailPreferences }) => yesNo(emailPreferences.promotions)],
  ['Tags', ({ record }) => record?.tags.join(', ') ?? ''],
  ['Staff notes', ({ record }) => record?.notes ?? ''],
];

export const CUSTOMER_HEADER = COLUMNS.map(([name]) => name);

export const customerCells = (customer: ListedCustomer): string[] =>
  COLUMNS.map(([, of]) => of(customer));
