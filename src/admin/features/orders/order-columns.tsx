/** Columns of the order list. */
import { openChange } from '#core/order/change-request.ts';
import { agreedLines, designsOf } from '#core/order/agreed-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { Link } from '@tanstack/react-router';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { formatCount, formatRupees } from '#core/format.ts';
import { formatPhone } from '#core/format-phone.ts';
import { formatShortDay, formatShortMoment, formatTime } from '#core/format-time.ts';
import { OrderEstimate } from '#admin/shell/order/estimate.tsx';
import { orderAge } from '#admin/shell/order/order-age.ts';
import type { Order } from '#schema/order.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { OrderStatusChip } from '#admin/shell/order-status.tsx';
import { ROW_CARD_LINK, QUIET_LINK } from '#admin/shell/look/classes.ts';
import { Chip } from '#admin/shell/chip.tsx';

export const orderName = (row: DecodedOrder): string => (row.success ? row.value.number : row.id);

const Reference = ({ row }: { row: DecodedOrder }) => (
  <Link to="/orders/$id" params={{ id: row.id }} className={QUIET_LINK}>
    {orderName(row)}
  </Link>
);

/** How long an order has been waiting; highlighted if too long. */
export function OrderAgeMark({ order, now }: { order: Order; now: number }) {
  const { label, isLate } = orderAge(order, now);
  return (
    <p
      className={
        isLate
          ? 'flex items-center gap-1 text-xs/normal font-semibold text-bad'
          : 'text-xs text-ink-soft'
      }
    >
      {isLate && <Icon name="clock" size={14} />}
      {label}
      {isLate && <span className="sr-only"> (late)</span>}
    </p>
  );
}

/** A value with a secondary line below; both are truncated, except with a minimum width. */
const TwoLines = ({
  first,
  second,
  look = '',
}: {
  first: string;
  second: string;
  look?: string;
}) => (
  <span className={`grid ${look}`}>
    <bdi className="overflow-hidden text-ellipsis">{first}</bdi>
    <bdi className="overflow-hidden text-xs/normal font-normal text-ellipsis text-ink-soft">
      {second}
    </bdi>
  </span>
);

const Waiting = ({ order }: { order: Order }) => <OrderAgeMark order={order} now={useNow()} />;

/** Marks a quote of which the customer asks for a change. */
export const ChangeMark = ({ order }: { order: Order }) =>
  openChange(order) && <Chip look="warn">Change requested</Chip>;

/** Who of the staff looks after an order. */
export const AssignedTo = ({ order: { assignedTo } }: { order: Order }) =>
  assignedTo !== undefined && (
    <>
      Assigned to <StaffName uid={assignedTo} />
    </>
  );

const Status = ({ row }: { row: DecodedOrder }) =>
  row.success ? (
    <>
      <OrderStatusChip status={row.value.status} /> <ChangeMark order={row.value} />
    </>
  ) : (
    <Chip look="bad">Can’t be displayed</Chip>
  );

/** An order as a card, for narrow screens. */
export const orderCard = (row: DecodedOrder): CardParts => ({
  title: (
    <Link to="/orders/$id" params={{ id: row.id }} className={ROW_CARD_LINK}>
      {orderName(row)}
    </Link>
  ),
  chip: <Status row={row} />,
  lines: row.success
    ? [
        <bdi key="name">{row.value.contact.businessName ?? row.value.contact.name}</bdi>,
        row.value.contact.businessName !== undefined && (
          <bdi key="person">{row.value.contact.name}</bdi>
        ),
        row.value.assignedTo !== undefined && <AssignedTo key="assigned" order={row.value} />,
        `${orderAge(row.value, Date.now()).label} · ${formatTotal(agreedLines(row.value))}`,
      ]
    : [],
  figure: row.success && (
    <>
      <strong>
        {row.value.quote ? (
          formatRupees(row.value.quote.totalPaise)
        ) : (
          <OrderEstimate order={row.value} />
        )}
      </strong>{' '}
      <span className="text-sm text-ink-soft">{dueText(row.value)}</span>
    </>
  ),
});

/** What the customer still has to pay, or gets back; empty if nothing is due. */
function dueText({ duePaise = 0 }: Pick<Order, 'duePaise'>): string {
  if (duePaise === 0) return '';
  return duePaise > 0 ? `${formatRupees(duePaise)} due` : `${formatRupees(0 - duePaise)} to refund`;
}

export const ORDER_COLUMNS: readonly Column<DecodedOrder>[] = [
  { id: 'reference', header: 'Order', cell: (row) => <Reference row={row} /> },
  documentColumn('customer', 'Customer', ({ contact: { businessName, name, phone } }: Order) => (
    <TwoLines
      first={businessName ?? name}
      second={businessName === undefined ? formatPhone(phone) : name}
      look="max-w-[min(18rem,36vw)] min-w-[min(11rem,30vw)] font-medium"
    />
  )),
  { id: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
  documentColumn('requested', 'Requested', ({ createdAt }: Order) => (
    <TwoLines first={formatShortDay(createdAt)} second={formatTime(createdAt)} look="min-w-max" />
  )),
  documentColumn('waiting', 'Waiting', (order: Order) => <Waiting order={order} />),
  {
    ...documentColumn(
      'assigned',
      'Assigned to',
      ({ assignedTo }: Order) => assignedTo !== undefined && <StaffName uid={assignedTo} />,
    ),
    isHidden: true,
  },
  {
    ...documentColumn('changed', 'Updated', (order: Order) => formatShortMoment(order.updatedAt)),
    isHidden: true,
  },
  documentColumn(
    'place',
    'Place',
    ({ address }: Order) =>
      address && <TwoLines first={address.city} second={address.state} look="min-w-24" />,
  ),
  {
    ...documentColumn('designs', 'Designs', (order: Order) =>
      formatCount(designsOf(agreedLines(order))),
    ),
    isFigure: true,
    isHidden: true,
  },
  {
    ...documentColumn('pieces', 'Quantity', (order: Order) => (
      <span className="ms-auto block max-w-36 text-sm whitespace-normal">
        {formatTotal(agreedLines(order))}
      </span>
    )),
    isFigure: true,
  },
  {
    ...documentColumn('estimate', 'Estimate', (order: Order) => <OrderEstimate order={order} />),
    isFigure: true,
  },
  {
    ...documentColumn('total', 'Total with GST', ({ quote, ...order }: Order) =>
      quote === undefined ? (
        <span className="text-ink-soft">Not quoted</span>
      ) : (
        <TwoLines first={formatRupees(quote.totalPaise)} second={dueText(order)} look="min-w-max" />
      ),
    ),
    isFigure: true,
  },
];

const AMOUNTS: ReadonlySet<string> = new Set(['estimate', 'total']);

/** For roles that don’t see amounts. */
export const COLUMNS_WITHOUT_AMOUNTS = ORDER_COLUMNS.filter(({ id }) => !AMOUNTS.has(id));
export const cardWithoutAmounts = (row: DecodedOrder): CardParts => ({
  ...orderCard(row),
  figure: undefined,
});
