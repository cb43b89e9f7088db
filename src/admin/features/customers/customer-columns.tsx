/** The columns of the list of customers. */
import { Link } from '@tanstack/react-router';
import type { FoundDocument } from '#admin/shell/actions/list-as-staff.ts';
import { formatPhone } from '#core/format-phone.ts';
import { formatShortDay } from '#core/format-time.ts';
import type { WebUser } from '#schema/web-user.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { columnsOf, type Column } from '#admin/shell/list/data-table.tsx';
import { GstinMark } from '#admin/shell/gstin-mark.tsx';

export type CustomerRow = FoundDocument<WebUser>;

/** Those that can be left out, by id. */
export const OPTIONAL_COLUMNS = [
  { id: 'email', name: 'Email' },
  { id: 'phone', name: 'Phone' },
  { id: 'gstin', name: 'GSTIN' },
  { id: 'tags', name: 'Tags' },
  { id: 'since', name: 'Customer since' },
  { id: 'seen', name: 'Last seen' },
] as const;

const helper = columnsOf<CustomerRow>();

export const customerName = (row: CustomerRow): string =>
  row.fits ? (row.value.businessName ?? row.value.displayName) || row.value.email : row.id;

function Business({ row, isStaff }: { row: CustomerRow; isStaff: boolean }) {
  const person = row.fits && row.value.businessName ? row.value.displayName : '';
  return (
    <span className="customer-name">
      <span className="flex items-center gap-2">
        <Link to="/customers/$uid" params={{ uid: row.id }} className="customer-link">
          <bdi>{customerName(row)}</bdi>
        </Link>
        {isStaff && <span className="admin-chip">Staff</span>}
      </span>
      {person !== '' && <bdi className="text-sm text-ink-soft">{person}</bdi>}
      {!row.fits && <span className="admin-chip admin-chip-bad">Can’t be displayed</span>}
    </span>
  );
}

function Email({ row }: { row: CustomerRow }) {
  if (!row.fits) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <bdi>{row.value.email}</bdi>
      {!row.value.emailVerified && <span className="admin-chip admin-chip-warn">Not verified</span>}
    </span>
  );
}

/** A customer where a table has no room. */
export const customerCard = (row: CustomerRow): CardParts => ({
  title: (
    <Link to="/customers/$uid" params={{ uid: row.id }}>
      <bdi>{customerName(row)}</bdi>
    </Link>
  ),
  chip: !row.fits ? (
    <span className="admin-chip admin-chip-bad">Can’t be displayed</span>
  ) : (
    !row.value.emailVerified && <span className="admin-chip admin-chip-warn">Not verified</span>
  ),
  lines: row.fits
    ? [
        row.value.businessName !== undefined && <bdi key="name">{row.value.displayName}</bdi>,
        [formatPhone(row.value.phone), row.value.gstin].filter(Boolean).join(' · '),
        `Last seen ${formatShortDay(row.value.lastLogin)}`,
      ]
    : [],
});

/** Of many, the first few: the file of the customer has them all. */
const SHOWN_TAGS = 2;

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <span className="inline-flex items-center gap-1">
    {tags.slice(0, SHOWN_TAGS).map((tag) => (
      <span key={tag} className="admin-chip">
        <bdi>{tag}</bdi>
      </span>
    ))}
    {tags.length > SHOWN_TAGS && ` +${tags.length - SHOWN_TAGS} more`}
  </span>
);

const text = (row: CustomerRow, words: (customer: WebUser) => string) =>
  row.fits && <bdi>{words(row.value)}</bdi>;

/** @param tags by uid @param staff uids of staff accounts */
export const customerColumns = (
  tags: ReadonlyMap<string, readonly string[]>,
  staff: ReadonlySet<string>,
): Column<CustomerRow>[] => [
  helper.display({
    id: 'business',
    header: 'Customer',
    cell: ({ row }) => <Business row={row.original} isStaff={staff.has(row.original.id)} />,
  }),
  helper.display({
    id: 'email',
    header: 'Email',
    cell: ({ row }) => <Email row={row.original} />,
  }),
  helper.display({
    id: 'phone',
    header: 'Phone',
    cell: ({ row }) => text(row.original, ({ phone }) => formatPhone(phone)),
  }),
  helper.display({
    id: 'gstin',
    header: 'GSTIN',
    cell: ({ row: { original } }) =>
      original.fits && original.value.gstin && <GstinMark gstin={original.value.gstin} isQuiet />,
  }),
  helper.display({
    id: 'tags',
    header: 'Tags',
    cell: ({ row: { original } }) => <Tags tags={tags.get(original.id) ?? []} />,
  }),
  helper.display({
    id: 'since',
    header: 'Customer since',
    cell: ({ row }) => text(row.original, ({ createdAt }) => formatShortDay(createdAt)),
  }),
  helper.display({
    id: 'seen',
    header: 'Last seen',
    cell: ({ row }) => text(row.original, ({ lastLogin }) => formatShortDay(lastLogin)),
  }),
];
