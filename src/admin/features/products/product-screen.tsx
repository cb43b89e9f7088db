/** One product, or a new one, in its editor; a new one may start as a copy. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { newProductDefaults } from '#admin/shell/actions/new-product-defaults.ts';
import { EditScreen, NEW } from '#admin/shell/edit-screen.tsx';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { useCategoryLinks } from '#admin/shell/use-categories.ts';
import { beginWith, copyOf, editableProduct } from '#core/editing/product-form.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductFields } from './product-fields.tsx';
import { productSpecs } from './product-specs.ts';

const route = getRouteApi('/products/$id');
const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

export function ProductScreen() {
  const { id } = route.useParams();
  const { copy } = route.useSearch();
  const isNew = id === NEW;
  const categories = useCategoryLinks();
  const specs = useMemo(() => productSpecs(categories), [categories]);
  const copied = useEdited(editableProduct, isNew ? copy : undefined);
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
  const documents = copied.state === 'ready' ? copied.documents : undefined;
  const begin = useMemo(
    () => (documents ? copyOf(documents) : beginWith(defaults.data ?? undefined)),
    [documents, defaults.data],
  );
  if (copied.state !== 'ready')
    return <ScreenWaiting title="New product" crumbs={CRUMBS} query={copied.query} />;
  // If the settings can't be read, the form asks for these values.
  if (isFresh && defaults.isPending)
    return <ScreenWaiting title="New product" crumbs={CRUMBS} query={defaults} />;
  return (
    <EditScreen
      editable={editableProduct}
      id={isNew ? undefined : id}
      title={isNew ? 'New product' : 'Product'}
      titleField="title"
      crumbs={CRUMBS}
      specs={specs}
      path="/products"
      begin={begin}
      draftName={isNew && copy !== undefined ? `copy-of-${copy}` : undefined}
      actions={(editor) => !isNew && <ProductActions id={id} editor={editor} />}
    >
      {({ base }) => <ProductFields categories={categories} base={base} />}
    </EditScreen>
  );
}
