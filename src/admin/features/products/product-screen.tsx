/** One product: read, and edited. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing } from '#admin/shell/screen-states.tsx';
import { loadShopCategories } from '#commands/load-shop-categories.ts';
import { orThrow } from '#commands/list-as-staff.ts';
import { readProduct } from '#commands/read-product.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { productKind } from '#schema/product.ts';
import { ProductEditor } from './product-editor.tsx';

const route = getRouteApi('/products/$id');
const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

/** The address of the screen that makes a new one. */
const NEW = 'new';

export function ProductScreen() {
  const { id } = route.useParams();
  const isNew = id === NEW;
  const cache = useQueryClient();
  const { data: categories = [] } = useQuery({
    queryKey: ['published categories'],
    queryFn: loadShopCategories,
    staleTime: Infinity,
  });
  const product = useQuery({
    queryKey: ['product', id],
    queryFn: () => orThrow(readProduct(id)),
    enabled: !isNew,
    // What is being edited is not exchanged under one's hands.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!isNew && product.isPending) {
    return (
      <Screen title="Product" crumbs={CRUMBS}>
        <ListLoading />
      </Screen>
    );
  }
  if (product.isError) {
    return (
      <Screen title="Product" crumbs={CRUMBS}>
        <ListFailed words={product.error.message} again={() => void product.refetch()} />
      </Screen>
    );
  }
  if (!isNew && product.data === null) return <ScreenMissing />;
  return (
    <ProductEditor
      key={id}
      id={isNew ? undefined : id}
      base={product.data ?? undefined}
      categories={categories}
      onSaved={() => void cache.invalidateQueries({ queryKey: listKey(productKind) })}
    />
  );
}
