/** The product list: search, filters, sorting, selection; as a table or a grid. */
import { buttonClass } from '#ui/button-class.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import { DocumentBulk } from '#admin/shell/bulk/document-bulk.tsx';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { PrintSelected } from '#admin/shell/bulk/print-selected.tsx';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { useSearchChange } from '#admin/shell/list/use-search-change.ts';
import { ViewChoice } from './view-choice.tsx';
import { ExportButton } from '#admin/shell/export-button.tsx';
import { MoreActions } from '#admin/shell/more-actions.tsx';
import { useCategoryLinks } from '#admin/shell/use-categories.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import { formatCount } from '#core/format.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { LineSheetLink } from './line-sheet-link.tsx';
import { productCard, productColumns, nameWithSku } from './product-columns.tsx';
import { productFilters, productSort } from './product-filters.tsx';
import { ProductGrid } from './product-grid.tsx';
import { bulkProductQuery, type ProductRow, type ProductSearch } from './product-search.ts';
import { bulkSpecs } from './product-specs.ts';
import { ChangePricesButton } from './price-changes/change-prices-button.tsx';
import { pricedForBuyers, WithSignInPrices } from './product-price.tsx';
import { useMay } from '#admin/shell/role.ts';
import { useProductRows } from './use-product-rows.ts';
import { NOTE } from '#admin/shell/look/classes.ts';

const route = getRouteApi('/products');

const add = (
  <Link to="/products/$id" params={{ id: 'new' }} className={buttonClass('primary', 'small')}>
    Add product
  </Link>
);

interface SelectionProps {
  selection: Selection;
  targets: BulkTargets;
  /** The loaded rows. */
  rows: readonly ProductRow[];
  search: ProductSearch;
}

/** What can be done with selected products besides editing them. */
function SelectionActions({ selection, targets, rows, search }: SelectionProps) {
  const mayEdit = useMay()('edit', 'catalogue');
  return (
    <>
      {mayEdit && (
        <ChangePricesButton targets={targets} count={selection.count} onStart={selection.clear} />
      )}
      <PrintSelected
        selection={selection}
        to="/products/labels"
        name="Print labels"
        filters={{ ...search, all: true }}
      />
      <LineSheetLink selection={selection} targets={targets} rows={rows} />
    </>
  );
}

export function ProductsScreen() {
  const search = route.useSearch();
  const mayEdit = useMay()('edit', 'catalogue');
  const change = useSearchChange();
  const list = useProductRows(search);
  const categories = useCategoryLinks();
  const columns = useMemo(() => {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    return productColumns((id) => names.get(id) ?? id);
  }, [categories]);
  const inBulk = useMemo(() => bulkSpecs(categories), [categories]);
  const { view } = search;
  const isSearch = search.q !== undefined;
  return (
    <WithSignInPrices ids={pricedForBuyers(list.rows)}>
      <DocumentListScreen
        title="Products"
        things="products"
        actions={
          <>
            <MoreActions>
              {mayEdit && (
                <Link to="/products/import" className={buttonClass('secondary', 'small')}>
                  Import
                </Link>
              )}
              <ExportButton
                label={isSearch ? `Export ${formatCount(list.rows.length)} found` : 'Export'}
                things="products"
                collect={async (onRead) => {
                  const { exportProducts } = await import('./actions/export-products.ts');
                  const products = isSearch ? { rows: list.rows } : bulkProductQuery(search);
                  return await exportProducts(products, onRead);
                }}
              />
              {mayEdit && (
                <Link to="/products/pictures" className={buttonClass('secondary', 'small')}>
                  Add images
                </Link>
              )}
            </MoreActions>
            {mayEdit && add}
          </>
        }
        first={mayEdit && add}
        list={list}
        search={search}
        placeholder="Title, SKU, category…"
        // Deleted products are not in the search index.
        onText={(q) => (q === undefined ? {} : { deleted: undefined })}
        filters={productFilters(search, categories)}
        sort={productSort(search)}
        options={
          <ViewChoice
            value={view ?? 'table'}
            onChange={(chosen) => change({ view: chosen === 'grid' ? chosen : undefined })}
          />
        }
        columns={columns}
        card={productCard}
        nameOf={nameWithSku}
        note={list.note !== undefined && <p className={NOTE}>{list.note}</p>}
        bulk={(selection) => (
          <DocumentBulk
            things="products"
            editable={editableProduct}
            specs={inBulk}
            selection={selection}
            list={list}
            all={
              isSearch ? undefined : { list: STAFF_LISTS.products, query: bulkProductQuery(search) }
            }
            isDeleted={search.deleted}
            nameOf={nameWithSku}
            pathOf={(id) => `/products/${id}`}
            actions={(targets) => (
              <SelectionActions
                selection={selection}
                targets={targets}
                rows={list.rows}
                search={search}
              />
            )}
          />
        )}
        grid={
          view === 'grid'
            ? (selection) => (
                <ProductGrid rows={list.rows} selection={selection} loadMore={list.loadMore} />
              )
            : undefined
        }
      />
    </WithSignInPrices>
  );
}
