/** The list of products: searched, filtered, sorted, selected; as a table or as pictures. */
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useSelection } from '#admin/shell/bulk/use-selection.ts';
import { ColumnChoice, useColumnChoice } from '#admin/shell/list/column-choice.tsx';
import { DataTable } from '#admin/shell/list/data-table.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import {
  ClearFilters,
  ListEmpty,
  ListFailed,
  ListLoading,
} from '#admin/shell/list/list-states.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { ViewChoice } from '#admin/shell/list/view-choice.tsx';
import { MoreActions } from '#admin/shell/more-actions.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useCategoryLinks } from '#admin/shell/use-category-links.ts';
import { formatCount } from '#core/format.ts';
import { ProductBulk } from './product-bulk.tsx';
import { OPTIONAL_COLUMNS, productCard, productColumns, nameWithSku } from './product-columns.tsx';
import { productFilters, ProductSort } from './product-filters.tsx';
import { ProductGrid } from './product-grid.tsx';
import { isFiltered, type ProductSearch } from './product-search.ts';
import { WithSignInPrices } from './product-price.tsx';
import { useProductRows, type ProductRows } from './use-product-rows.ts';

const route = getRouteApi('/products');

function NoProducts({ search, onReset }: { search: ProductSearch; onReset: () => void }) {
  return isFiltered(search) ? (
    <ListEmpty words="No products match.">
      <ClearFilters onClear={onReset} />
    </ListEmpty>
  ) : (
    <ListEmpty words="No products yet.">
      <Link to="/products/$id" params={{ id: 'new' }} className="btn btn-small btn-primary">
        Add product
      </Link>
    </ListEmpty>
  );
}

function useCategoryNames() {
  const categories = useCategoryLinks();
  const columns = useMemo(() => {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    return productColumns((id) => names.get(id) ?? id);
  }, [categories]);
  return { categories, columns };
}

interface TableProps {
  list: ProductRows;
  search: ProductSearch;
  visible: ColumnVisibilityState;
}

function ProductTable({ list, search, visible }: TableProps) {
  const { columns } = useCategoryNames();
  const selection = useSelection(JSON.stringify(search), list);
  return (
    <WithSignInPrices rows={list.rows}>
      <ProductBulk selection={selection} search={search} rows={list.rows} total={list.total} />
      {search.view === 'grid' ? (
        <ProductGrid rows={list.rows} selection={selection} loadMore={list.loadMore} />
      ) : (
        <DataTable
          label="Products"
          columns={columns}
          card={productCard}
          nameOf={nameWithSku}
          list={list}
          visible={visible}
          selection={selection}
        />
      )}
    </WithSignInPrices>
  );
}

export function ProductsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useProductRows(search);
  const [visible, setVisible] = useColumnChoice('products');
  const { categories } = useCategoryNames();
  const change = (made: Partial<ProductSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...made }), replace: true });
  const count = list.total === undefined ? '' : ` (${formatCount(list.total)})`;
  return (
    <Screen
      title={`Products${count}`}
      actions={
        <>
          <MoreActions>
            <Link to="/products/import" className="btn btn-small btn-secondary">
              Import
            </Link>
            <Link to="/products/export" search={search} className="btn btn-small btn-secondary">
              Export
            </Link>
            <Link to="/products/pictures" className="btn btn-small btn-secondary">
              Add images
            </Link>
          </MoreActions>
          <Link to="/products/$id" params={{ id: 'new' }} className="btn btn-small btn-primary">
            Add product
          </Link>
        </>
      }
    >
      <ListBar
        search={
          <SearchField
            label="Search products"
            placeholder="Title, SKU, category…"
            value={search.q}
            onChange={(q) => change({ q })}
          />
        }
        filters={productFilters(search, categories, change)}
        onClear={() => void navigate({ search: ({ q, sort, view }) => ({ q, sort, view }) })}
      >
        <ProductSort search={search} onChange={change} />
        <ViewChoice
          value={search.view ?? 'table'}
          onChange={(view) => change({ view: view === 'grid' ? view : undefined })}
        />
        {search.view !== 'grid' && (
          <ColumnChoice columns={OPTIONAL_COLUMNS} visible={visible} onChange={setVisible} />
        )}
      </ListBar>
      {list.note !== undefined && <p className="admin-note">{list.note}</p>}
      {list.state === 'loading' && <ListLoading />}
      {list.state === 'failed' && <ListFailed words={list.error} again={list.again} />}
      {list.state === 'ready' && list.rows.length === 0 && (
        <NoProducts search={search} onReset={() => void navigate({ search: {} })} />
      )}
      {list.rows.length > 0 && <ProductTable list={list} search={search} visible={visible} />}
    </Screen>
  );
}
