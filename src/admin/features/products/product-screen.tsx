/** One product: read, and edited; or a new one, which may begin as a copy. */
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing } from '#admin/shell/screen-states.tsx';
import { useCategoryLinks } from '#admin/shell/use-category-links.ts';
import { copyOf, editableProduct } from '#domain/editing/product-form.ts';
import { ProductEditor } from './product-editor.tsx';

const route = getRouteApi('/products/$id');
const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

/** The address of the screen that makes a new one. */
const NEW = 'new';

export function ProductScreen() {
  const { id } = route.useParams();
  const { copy } = route.useSearch();
  const isNew = id === NEW;
  const categories = useCategoryLinks();
  const product = useEdited(editableProduct, isNew ? copy : id);
  const documents = product.state === 'ready' ? product.documents : undefined;
  const begin = useMemo(
    () => (isNew && documents ? copyOf(documents) : undefined),
    [isNew, documents],
  );
  if (product.state === 'missing') return <ScreenMissing />;
  if (product.state !== 'ready') {
    return (
      <Screen title="Product" crumbs={CRUMBS}>
        {product.state === 'loading' ? (
          <ListLoading />
        ) : (
          <ListFailed words={product.error} again={product.again} />
        )}
      </Screen>
    );
  }
  return (
    <ProductEditor
      key={`${id} ${copy ?? ''}`}
      id={isNew ? undefined : id}
      base={isNew ? undefined : documents}
      begin={begin}
      copied={isNew ? copy : undefined}
      categories={categories}
      onSaved={product.saved}
    />
  );
}
