/** The columns of the list of orders. */
import { piecesOf } from '#core/order/pieces.ts';
import { Link } from '@tanstack/react-router';
import type { FoundOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { formatCount, formatPieces, formatRupees } from '#core/format.ts';
import { formatPhone } from '#core/format-phone.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { orderAge } from '#admin/shell/order/order-age.ts';
import type { Order } from '#schema/order.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { columnsOf, type Column } from '#admin/shell/list/data-table.tsx';
import { OrderAgeMark } from './order-age-mark.tsx';
import { OrderStatusChip } from '#admin/shell/order-status.tsx';

const helper = columnsOf<FoundOrder>();
const shown = (row: FoundOrder, words: (order: Order) => string): string =>
  row.fits ? words(row.value) : '';

export const orderName = (row: FoundOrder): string => (row.fits ? row.value.number : row.id);

function Reference({ row, isRepeated }: { row: FoundOrder; isRepeated: boolean }) {
  return (
    <span className="orders-reference">
      <Link to="/orders/$id" params={{ id: row.id }}>
        {orderName(row)}
      </Link>
      {isRepeated && (
        <span className="admin-chip admin-chip-warn" title="Another order has the same reference">
          Duplicate
        </span>
      )}
    </span>
  );
}

const Customer = ({ row }: { row: FoundOrder }) =>
  row.fits && (
    <span className="orders-two-lines orders-customer">
      <bdi>{row.value.contact.businessName ?? row.value.contact.name}</bdi>
      <bdi>
        {row.value.contact.businessName === undefined
          ? formatPhone(row.value.contact.phone)
          : row.value.contact.name}
      </bdi>
    </span>
  );

const Place = ({ row }: { row: FoundOrder }) =>
  row.fits &&
  row.value.address && (
    <span className="orders-two-lines">
      <bdi>{row.value.address.city}</bdi>
      <bdi>{row.value.address.state}</bdi>
    </span>
  );

const Status = ({ row }: { row: FoundOrder }) =>
  row.fits ? (
    <OrderStatusChip status={row.value.status} />
  ) : (
    <span className="admin-chip admin-chip-bad">Can’t be displayed</span>
  );

const piecesWords = ({ lines }: Order): string => formatCount(piecesOf(lines));

/** An order where a table has no room. */
export const orderCard = (row: FoundOrder): CardParts => ({
  title: (
    <Link to="/orders/$id" params={{ id: row.id }}>
      {orderName(row)}
    </Link>
  ),
  chip: <Status row={row} />,
  lines: row.fits
    ? [
        <bdi key="name">{row.value.contact.businessName ?? row.value.contact.name}</bdi>,
        row.value.contact.businessName !== undefined && (
          <bdi key="person">{row.value.contact.name}</bdi>
        ),
        `${orderAge(row.value, Date.now()).label} · ${formatPieces(piecesOf(row.value.lines))}`,
      ]
    : [],
  figure: row.fits && row.value.quote && (
    <strong>{formatRupees(row.value.quote.totalPaise)}</strong>
  ),
});

/** Those that can be left out, by id. */
export const OPTIONAL_COLUMNS = [
  { id: 'customer', name: 'Customer' },
  { id: 'status', name: 'Status' },
  { id: 'requested', name: 'Requested' },
  { id: 'waiting', name: 'Waiting' },
  { id: 'changed', name: 'Updated' },
  { id: 'place', name: 'Place' },
  { id: 'designs', name: 'Designs' },
  { id: 'pieces', name: 'Pieces' },
  { id: 'total', name: 'Total with GST' },
] as const;

/** @param repeated references that more than one of the loaded orders carries @param now ms */
export const orderColumns = (repeated: ReadonlySet<string>, now: number): Column<FoundOrder>[] => [
  helper.display({
    id: 'reference',
    header: 'Order',
    cell: ({ row: { original } }) => (
      <Reference row={original} isRepeated={original.fits && repeated.has(original.value.number)} />
    ),
  }),
  helper.display({
    id: 'customer',
    header: 'Customer',
    cell: ({ row }) => <Customer row={row.original} />,
  }),
  helper.display({
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <Status row={row.original} />,
  }),
  helper.display({
    id: 'requested',
    header: 'Requested',
    cell: ({ row }) => shown(row.original, ({ createdAt }) => formatShortMoment(createdAt)),
  }),
  helper.display({
    id: 'waiting',
    header: 'Waiting',
    cell: ({ row: { original } }) =>
      original.fits && <OrderAgeMark order={original.value} now={now} />,
  }),
  helper.display({
    id: 'changed',
    header: 'Updated',
    cell: ({ row }) => shown(row.original, ({ updatedAt }) => formatShortMoment(updatedAt)),
  }),
  helper.display({
    id: 'place',
    header: 'Place',
    cell: ({ row }) => <Place row={row.original} />,
  }),
  helper.display({
    id: 'designs',
    header: 'Designs',
    cell: ({ row }) => shown(row.original, ({ lines }) => formatCount(lines.length)),
  }),
  helper.display({
    id: 'pieces',
    header: 'Pieces',
    cell: ({ row }) => shown(row.original, piecesWords),
  }),
  helper.display({
    id: 'total',
    header: 'Total with GST',
    cell: ({ row: { original } }) =>
      original.fits && original.value.quote === undefined ? (
        <span className="text-ink-soft">Not quoted</span>
      ) : (
        shown(original, ({ quote }) => (quote ? formatRupees(quote.totalPaise) : ''))
      ),
  }),
];
