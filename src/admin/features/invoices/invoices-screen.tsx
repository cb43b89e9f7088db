/** The list of invoices and credit notes. */
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { PrintSelected } from '#admin/shell/bulk/print-selected.tsx';
import { Button } from '#admin/shell/button.tsx';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { choiceFilter, choicesOf, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { periodFilter } from '#admin/shell/list/period-filter.ts';
import { sortChoices } from '#admin/shell/list/sort-choice.tsx';
import { NOTE } from '#admin/shell/look/classes.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ExportDialog } from './export-dialog.tsx';
import { INVOICE_COLUMNS, invoiceCard, invoiceName } from './invoice-columns.tsx';
import { INVOICE_SORTS, readInvoicesSearch, type InvoicesSearch } from './invoices-search.ts';
import { useInvoiceRows } from './use-invoice-rows.ts';

const route = getRouteApi('/invoices');

const SORTS = sortChoices(INVOICE_SORTS);
const KINDS = choicesOf(INVOICE_NAMES);

const CUT = (
  <p className={NOTE}>Only the first matches are shown. Type more to narrow the search.</p>
);

const filtersOf = ({ period, kind }: InvoicesSearch, now: number): ListFilter<InvoicesSearch>[] => [
  periodFilter(period, now),
  choiceFilter({
    name: 'Document',
    value: kind,
    choices: KINDS,
    change: (value) => ({ kind: value }),
  }),
];

export function InvoicesScreen() {
  const search = readInvoicesSearch(route.useSearch());
  const now = useNow();
  const [isExporting, setExporting] = useState(false);
  const { list, isCut } = useInvoiceRows(search);
  const isSearch = search.q !== undefined;
  return (
    <>
      <DocumentListScreen
        title="Invoices"
        things="invoices"
        actions={<Button onClick={() => setExporting(true)}>Export</Button>}
        list={list}
        search={search}
        placeholder="Number, order, customer, GSTIN, SKU"
        filters={filtersOf(search, now)}
        sort={{ value: search.sort ?? 'newest', choices: SORTS }}
        columns={INVOICE_COLUMNS}
        card={invoiceCard}
        nameOf={invoiceName}
        empty={{
          filtered: isSearch
            ? `No invoices found for “${search.q}”. Search by number, or by order, customer, GSTIN, city or SKU.`
            : 'No invoices match these filters.',
          none: 'No invoices yet. Open a confirmed order to issue its invoice.',
        }}
        note={isCut && CUT}
        first={
          <Link
            to="/orders"
            search={{ status: 'confirmed' }}
            className={buttonClass('primary', 'small')}
          >
            Confirmed orders
          </Link>
        }
        bulk={(selection) => (
          <BulkBar
            selection={selection}
            things="invoices"
            purpose="print or to export e-invoices"
            loaded={list.rows.length}
            total={list.total}
            mayTakeAll={!isSearch}
          >
            <PrintSelected selection={selection} to="/invoices/print" filters={search} />
          </BulkBar>
        )}
      />
      {isExporting && <ExportDialog period={search.period} onClose={() => setExporting(false)} />}
    </>
  );
}
