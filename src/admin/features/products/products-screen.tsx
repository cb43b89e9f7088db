/** The list of products: filtered, sorted, selected. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { RowSelectionState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { ColumnChoice, useColumnChoice } from '#admin/shell/list/column-choice.tsx';
import { DataTable } from '#admin/shell/list/data-table.tsx';
import { ListEmpty, ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { loadShopCategories } from '#commands/load-shop-categories.ts';
import { formatCount } from '#domain/format.ts';
import { productKind } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { OPTIONAL_COLUMNS, productColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { askedBy } from './product-search.ts';

const route = getRouteApi('/products');

export function ProductsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [visible, setVisible] = useColumnChoice('products');
  const [selected, setSelected] = useState<RowSelectionState>({});
  const asked = useMemo(() => askedBy(search), [search]);
  const list = useDocumentList(productKind, STAFF_LISTS.products, asked);
  const { data: categories = [] } = useQuery({
    queryKey: ['published categories'],
    queryFn: loadShopCategories,
    staleTime: Infinity,
  });
  const columns = useMemo(() => {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    return productColumns((id) => names.get(id) ?? id);
  }, [categories]);
  const reset = () => void navigate({ search: {} });
  const count = list.total === undefined ? '' : ` (${formatCount(list.total)})`;
  return (
    <Screen
      title={`Products${count}`}
      actions={
        <>
          <Link to="/products/import" className="btn btn-small btn-secondary">
            Import
          </Link>
          <Link to="/products/export" search={search} className="btn btn-small btn-secondary">
            Export
          </Link>
          <Link to="/products/pictures" className="btn btn-small btn-secondary">
            Add pictures
          </Link>
          <Link to="/products/$id" params={{ id: 'new' }} className="btn btn-small btn-primary">
            Add a product
          </Link>
        </>
      }
    >
      <div className="admin-filters">
        <ProductFilters
          search={search}
          categories={categories}
          onChange={(change) =>
            void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
          }
        />
        <ColumnChoice columns={OPTIONAL_COLUMNS} visible={visible} onChange={setVisible} />
      </div>
      {list.state === 'loading' && <ListLoading />}
      {list.state === 'failed' && <ListFailed words={list.error} again={list.again} />}
      {list.state === 'ready' && list.rows.length === 0 && (
        <ListEmpty words="No product fits.">
          <button type="button" className="btn btn-small btn-secondary" onClick={reset}>
            Clear the filters
          </button>
        </ListEmpty>
      )}
      {list.rows.length > 0 && (
        <DataTable
          label="Products"
          columns={columns}
          rows={list.rows}
          total={list.total}
          visible={visible}
          selected={selected}
          onSelect={setSelected}
          loadMore={list.hasMore && !list.isLoadingMore ? list.loadMore : undefined}
        />
      )}
    </Screen>
  );
}
