/** Columns of the customer list. */
import { Link } from '@tanstack/react-router';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { formatPhone } from '#core/format-phone.ts';
import { formatShortDay } from '#core/format-time.ts';
import type { WebUser } from '#schema/web-user.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import { GstinMark } from '#admin/shell/gstin-mark.tsx';
import { CustomerTags } from './customer-tags.tsx';
import {
  CustomerDue,
  CustomerOrderCount,
  CustomerSpent,
  CustomerTotalsLine,
} from './customer-totals.tsx';
import { ROW_CARD_LINK, QUIET_LINK } from '#admin/shell/look/classes.ts';
import { Chip } from '#admin/shell/chip.tsx';

export type CustomerRow = DecodedDocument<WebUser>;

export const customerName = (row: CustomerRow): string =>
  row.success ? (row.value.businessName ?? row.value.displayName) || row.value.email : row.id;

function Business({ row }: { row: CustomerRow }) {
  const person = row.success && row.value.businessName ? row.value.displayName : '';
  return (
    <span className="inline-grid min-w-[min(13rem,45vw)] justify-items-start">
      <Link
        to="/customers/$uid"
        params={{ uid: row.id }}
        className={`${QUIET_LINK} inline-block leading-7`}
      >
        <bdi>{customerName(row)}</bdi>
      </Link>
      {person !== '' && <bdi className="text-sm text-ink-soft">{person}</bdi>}
      {!row.success && <Chip look="bad">Can’t be displayed</Chip>}
    </span>
  );
}

/** What is unusual about the account of a customer. */
function AccountChip({ uid, isVerified }: { uid: string; isVerified: boolean }) {
  if (!hasAccount(uid)) return <Chip>No account</Chip>;
  return !isVerified && <Chip look="warn">Not verified</Chip>;
}

const Email = ({ of: { uid, email, emailVerified } }: { of: WebUser }) => (
  <span className="inline-flex items-center gap-2">
    <bdi>{email}</bdi>
    <AccountChip uid={uid} isVerified={emailVerified} />
  </span>
);

/** A customer as a card, for narrow screens. */
export const customerCard = (row: CustomerRow): CardParts => ({
  title: (
    <Link to="/customers/$uid" params={{ uid: row.id }} className={ROW_CARD_LINK}>
      <bdi>{customerName(row)}</bdi>
    </Link>
  ),
  chip: !row.success ? (
    <Chip look="bad">Can’t be displayed</Chip>
  ) : (
    <AccountChip uid={row.id} isVerified={row.value.emailVerified} />
  ),
  lines: row.success
    ? [
        row.value.businessName !== undefined && <bdi key="name">{row.value.displayName}</bdi>,
        [formatPhone(row.value.phone), row.value.gstin].filter(Boolean).join(' · '),
        hasAccount(row.id) && `Last seen ${formatShortDay(row.value.lastLogin)}`,
        <CustomerTotalsLine key="totals" uid={row.id} />,
      ]
    : [],
});

const text = (id: string, header: string, textOf: (customer: WebUser) => string) =>
  documentColumn(id, header, (customer: WebUser) => <bdi>{textOf(customer)}</bdi>);

export const CUSTOMER_COLUMNS: Column<CustomerRow>[] = [
  { id: 'business', header: 'Customer', cell: (row) => <Business row={row} /> },
  text('phone', 'Phone', ({ phone }) => formatPhone(phone)),
  { id: 'orders', header: 'Orders', cell: ({ id }) => <CustomerOrderCount uid={id} /> },
  {
    ...{ id: 'spent', header: 'Spent, before GST', isFigure: true },
    cell: ({ id }) => <CustomerSpent uid={id} />,
  },
  {
    ...{ id: 'due', header: 'Balance due', isFigure: true },
    cell: ({ id }) => <CustomerDue uid={id} />,
  },
  { id: 'tags', header: 'Tags', cell: ({ id }) => <CustomerTags uid={id} /> },
  documentColumn('email', 'Email', (customer: WebUser) => <Email of={customer} />),
  documentColumn(
    'gstin',
    'GSTIN',
    ({ gstin }: WebUser) => gstin && <GstinMark gstin={gstin} isQuiet />,
  ),
  {
    ...text('since', 'Customer since', ({ createdAt }) => formatShortDay(createdAt)),
    isHidden: true,
  },
  text('seen', 'Last seen', ({ uid, lastLogin }) =>
    hasAccount(uid) ? formatShortDay(lastLogin) : '',
  ),
];
