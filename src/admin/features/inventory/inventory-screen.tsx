/** The inventory: what is on hand, reserved and available of each product. */
import { getRouteApi, Link } from '@tanstack/react-router';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { PrintSelected } from '#admin/shell/bulk/print-selected.tsx';
import { ExportButton } from '#admin/shell/export-button.tsx';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { choiceFilter } from '#admin/shell/list/list-filter.tsx';
import { sortChoices } from '#admin/shell/list/sort-choice.tsx';
import { formatCount } from '#core/format.ts';
import { STOCK_NAMES } from '#core/trade-labels.ts';
import { buttonClass } from '#ui/button-class.ts';
import type { ExportedStock } from './actions/export-stock.ts';
import { STOCK_COLUMNS, stockCard, WithProducts } from './inventory-columns.tsx';
import { STOCK_SORTS, stockQuery } from './inventory-search.ts';
import { useMay } from '#admin/shell/role.ts';
import { useStockRows } from './use-stock-rows.ts';

const route = getRouteApi('/inventory');

const STATUSES = (['inStock', 'lowStock', 'outOfStock'] as const).map(
  (status) => [status, STOCK_NAMES[status]] as const,
);
const SORTS = sortChoices(STOCK_SORTS);

const count = (
  <Link to="/inventory/count" className={buttonClass('primary', 'small')}>
    Count or receive stock
  </Link>
);

const ExportStock = ({ label, of }: { label: string; of: ExportedStock }) => (
  <ExportButton
    label={label}
    things="products"
    collect={async (onRead) => {
      const { exportStock } = await import('./actions/export-stock.ts');
      return await exportStock(of, onRead);
    }}
  />
);

export function InventoryScreen() {
  const search = route.useSearch();
  const mayEdit = useMay()('edit', 'stock');
  const list = useStockRows(search);
  const isSearch = search.q !== undefined;
  return (
    <WithProducts ids={list.rows.map(({ id }) => id)}>
      <DocumentListScreen
        title="Inventory"
        things="products"
        actions={
          <>
            <Link to="/inventory/moves" className={buttonClass('secondary', 'small')}>
              Movements
            </Link>
            {!isSearch && <ExportStock label="Export" of={stockQuery(search)} />}
            {mayEdit && count}
          </>
        }
        first={mayEdit && count}
        list={list}
        search={search}
        placeholder="Title, SKU, category…"
        filters={[
          choiceFilter({
            name: 'Stock',
            value: search.stock,
            choices: STATUSES,
            change: (stock) => ({ stock }),
          }),
        ]}
        sort={{
          value: search.sort ?? 'sku',
          choices: SORTS,
          fixed: isSearch ? 'Search results are sorted by relevance.' : undefined,
        }}
        columns={STOCK_COLUMNS}
        card={stockCard}
        nameOf={({ sku }) => sku}
        bulk={(selection) => (
          <BulkBar
            selection={selection}
            things="products"
            loaded={list.rows.length}
            total={list.total}
            mayTakeAll={!isSearch}
          >
            <PrintSelected selection={selection} to="/products/labels" name="Print labels" />
            <ExportStock
              label={`Export ${formatCount(selection.count)} selected`}
              of={selection.isAll ? stockQuery(search) : { ids: selection.ids }}
            />
          </BulkBar>
        )}
        empty={{
          filtered: 'No products match your search or filters.',
          none: 'No stock is tracked yet. Count or receive stock to start. Until then, the site shows the stock status that you choose for each product.',
        }}
      />
    </WithProducts>
  );
}
