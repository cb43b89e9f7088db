/** Columns of the list of movements. */
import { Link } from '@tanstack/react-router';
import { Chip } from '#admin/shell/chip.tsx';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { QUIET_LINK, ROW_CARD_LINK } from '#admin/shell/look/classes.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import type { StockMove } from '#schema/stock-move.ts';
import { useProduct } from './inventory-columns.tsx';
import { REASON_NAMES } from './model/size-rows.ts';
import { MoveChanges, MoveOrigin } from './move-parts.tsx';

type MoveRow = DecodedDocument<StockMove>;

export const moveName = (row: MoveRow): string => (row.success ? row.value.sku : row.id);

const ProductLink = ({ row, className }: { row: MoveRow; className: string }) =>
  row.success ? (
    <Link to="/inventory/$id" params={{ id: row.value.productId }} className={className}>
      {row.value.sku}
    </Link>
  ) : (
    row.id
  );

const Changes = ({ move }: { move: StockMove }) => (
  <MoveChanges move={move} product={useProduct(move.productId)} />
);

export const MOVE_COLUMNS: readonly Column<MoveRow>[] = [
  {
    id: 'product',
    header: 'Product',
    cell: (row) => <ProductLink row={row} className={QUIET_LINK} />,
  },
  documentColumn('reason', 'Reason', ({ reason }) => <Chip>{REASON_NAMES[reason]}</Chip>),
  documentColumn('change', 'Change', (move) => <Changes move={move} />),
  documentColumn('origin', 'Order or note', (move) => <MoveOrigin move={move} />),
  documentColumn('by', 'By', ({ by }) => <StaffName uid={by} />),
  documentColumn('at', 'Time', ({ at }) => formatShortMoment(at)),
];

export const moveCard = (row: MoveRow): CardParts => ({
  title: <ProductLink row={row} className={ROW_CARD_LINK} />,
  chip: row.success && <Chip>{REASON_NAMES[row.value.reason]}</Chip>,
  lines: row.success
    ? [
        <Changes key="change" move={row.value} />,
        <MoveOrigin key="origin" move={row.value} />,
        <span key="by">
          {formatShortMoment(row.value.at)} by <StaffName uid={row.value.by} />
        </span>,
      ]
    : ['This movement can’t be displayed.'],
});
