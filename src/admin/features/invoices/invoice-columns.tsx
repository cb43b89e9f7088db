/** Columns of the list of invoices. */
import { Link } from '@tanstack/react-router';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { QUIET_LINK, ROW_CARD_LINK } from '#admin/shell/look/classes.ts';
import { formatRupees } from '#core/format.ts';
import { formatShortDay } from '#core/format-time.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import type { Invoice } from '#schema/invoice.ts';
import type { InvoiceRow } from './invoices-search.ts';

export const invoiceName = (row: InvoiceRow): string => (row.success ? row.value.number : row.id);

const NumberLink = ({ row, className }: { row: InvoiceRow; className: string }) => (
  <Link to="/invoices/$id" params={{ id: row.id }} className={className}>
    {invoiceName(row)}
  </Link>
);

/** Credit notes count negative. */
const amountOf = ({ kind, totalPaise }: Invoice): string =>
  formatRupees(kind === 'creditNote' ? 0 - totalPaise : totalPaise);

const OrderNumber = ({ invoice: { orderId, orderNumber } }: { invoice: Invoice }) => (
  <Link to="/orders/$id" params={{ id: orderId }} className={QUIET_LINK}>
    {orderNumber}
  </Link>
);

export const INVOICE_COLUMNS: readonly Column<InvoiceRow>[] = [
  {
    id: 'number',
    header: 'Number',
    cell: (row) => <NumberLink row={row} className={QUIET_LINK} />,
  },
  documentColumn('date', 'Date', ({ issuedAt }) => formatShortDay(issuedAt)),
  documentColumn('kind', 'Document', ({ kind }) => INVOICE_NAMES[kind]),
  documentColumn('customer', 'Customer', ({ buyer }) => <bdi>{buyer.name}</bdi>),
  documentColumn('gstin', 'GSTIN', ({ buyer }) => buyer.gstin ?? '–'),
  documentColumn('order', 'Order', (invoice) => <OrderNumber invoice={invoice} />),
  {
    ...documentColumn('taxable', 'Taxable', ({ kind, taxablePaise }: Invoice) =>
      formatRupees(kind === 'creditNote' ? 0 - taxablePaise : taxablePaise),
    ),
    isFigure: true,
  },
  { ...documentColumn('amount', 'Amount', amountOf), isFigure: true },
];

export const invoiceCard = (row: InvoiceRow): CardParts => ({
  title: <NumberLink row={row} className={ROW_CARD_LINK} />,
  lines: row.success
    ? [
        <bdi key="customer">{row.value.buyer.name}</bdi>,
        `${INVOICE_NAMES[row.value.kind]} · ${formatShortDay(row.value.issuedAt)}`,
      ]
    : ['This invoice can’t be displayed.'],
  figure: row.success && amountOf(row.value),
});
