/** One product, or a new one, in its editor; a new one may start as a copy. */
import { getRouteApi } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { newProductDefaults } from '#admin/shell/actions/new-product-defaults.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { useCategoryLinks } from '#admin/shell/use-category-links.ts';
import { beginWith, copyOf, editableProduct } from '#core/editing/product-form.ts';
import { ProductEditor } from './product-editor.tsx';

const route = getRouteApi('/products/$id');
const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

/** The path segment of a new product. */
const NEW = 'new';

export function ProductScreen() {
  const { id } = route.useParams();
  const { copy } = route.useSearch();
  const isNew = id === NEW;
  const categories = useCategoryLinks();
  const product = useEdited(editableProduct, isNew ? copy : id);
  const documents = product.state === 'ready' ? product.documents : undefined;
  const isFresh = isNew && copy === undefined;
  const defaults = useQuery({
    queryKey: [...listKey(siteSettingsKind), 'new products'],
    // A query must not return undefined.
    queryFn: async () => (await newProductDefaults()) ?? null,
    enabled: isFresh,
    // Don't refetch while the form is open; the next new product reads them again.
    staleTime: Infinity,
    gcTime: 0,
  });
  const begin = useMemo(() => {
    if (!isNew) return undefined;
    return documents ? copyOf(documents) : beginWith(defaults.data ?? undefined);
  }, [isNew, documents, defaults.data]);
  if (product.state !== 'ready')
    return <ScreenWaiting title="Product" crumbs={CRUMBS} query={product.query} />;
  // If the settings can't be read, the form asks for these values.
  if (isFresh && defaults.isPending)
    return <ScreenWaiting title="Product" crumbs={CRUMBS} query={defaults} />;
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
