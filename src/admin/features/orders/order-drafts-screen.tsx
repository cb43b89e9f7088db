/** Orders that staff have begun to enter, for everyone who sells. */
import { Link } from '@tanstack/react-router';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import { PIECE_LINK, ROW_CARD_LINK } from '#admin/shell/look/classes.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import { oneLine } from '#core/one-line.ts';
import { ORDER_SOURCE_NAMES } from '#core/order/status-labels.ts';
import { orderDraftKind, type OrderDraft } from '#schema/order-draft.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { buttonClass } from '#ui/button-class.ts';
import { CURRENT_DRAFTS } from './model/current-drafts.ts';
import { draftName } from './model/order-drafts.ts';

type DraftRow = DecodedDocument<OrderDraft>;

const CRUMBS = [{ name: 'Orders', to: '/orders' }] as const;
/** Characters of the products that a list shows. */
const SHOWN = 80;

const nameOf = (row: DraftRow): string => (row.success ? draftName(row.value) : row.id);
const productsOf = ({ list }: OrderDraft): string => oneLine(list, SHOWN);

const DraftLink = ({ row, className }: { row: DraftRow; className: string }) => (
  <Link to="/orders/drafts/$id" params={{ id: row.id }} className={className}>
    <bdi>{nameOf(row)}</bdi>
  </Link>
);

const card = (row: DraftRow): CardParts => ({
  title: <DraftLink row={row} className={ROW_CARD_LINK} />,
  lines: row.success ? [productsOf(row.value), formatShortMoment(row.value.updatedAt)] : [],
});

const COLUMNS: Column<DraftRow>[] = [
  {
    id: 'customer',
    header: 'Customer',
    cell: (row) => <DraftLink row={row} className={PIECE_LINK} />,
  },
  documentColumn('products', 'Products', productsOf),
  documentColumn('source', 'Channel', ({ source }: OrderDraft) => ORDER_SOURCE_NAMES[source]),
  documentColumn('by', 'Saved by', ({ updatedBy }: OrderDraft) => <StaffName uid={updatedBy} />),
  documentColumn('saved', 'Updated', ({ updatedAt }: OrderDraft) => formatShortMoment(updatedAt)),
];

const create = (
  <Link to="/orders/new" className={buttonClass('primary', 'small')}>
    New order
  </Link>
);

export function OrderDraftsScreen() {
  const list = useDocumentList(orderDraftKind, STAFF_LISTS.orderDrafts, CURRENT_DRAFTS);
  return (
    <DocumentListScreen
      title="Drafts"
      things="drafts"
      crumbs={CRUMBS}
      actions={create}
      first={create}
      list={list}
      search={{}}
      columns={COLUMNS}
      card={card}
      nameOf={nameOf}
      empty={{ none: 'No drafts. Save a new order as a draft to continue it later.' }}
    />
  );
}
