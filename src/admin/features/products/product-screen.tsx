/** One product, or a new one, in its editor; a new one may start as a copy. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { newProductDefaults } from '#admin/shell/actions/new-product-defaults.ts';
import { Button } from '#admin/shell/button.tsx';
import { EditScreen, NEW } from '#admin/shell/edit-screen.tsx';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { EditorState } from '#admin/shell/publishing/editor-state.tsx';
import { requestPublish } from '#admin/shell/publishing/publish-now-button.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { useCategoryLinks } from '#admin/shell/use-categories.ts';
import { beginWith, copyOf, editableProduct } from '#core/editing/product-form.ts';
import { textOf } from '#core/editing/form-values.ts';
import { productPath } from '#core/paths.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ProductFields } from './product-fields.tsx';
import { productSpecs } from './product-specs.ts';

const route = getRouteApi('/products/$id');
const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

/** Saves the product as published and requests a publish; missing fields show an error. */
function publish({ form, save }: Editor): Promise<void> {
  form.setValue('status', 'published', { shouldDirty: true });
  return form.handleSubmit(async (values) => {
    if ((await save(values)) !== undefined) await requestPublish();
  })();
}

function ProductActions({ id, editor }: { id: string; editor: Editor }) {
  const saved = editor.base?.[0];
  const [sku, slug, status] = [saved?.['sku'], saved?.['slug'], saved?.['status']].map(textOf);
  const mayPublish = status === 'draft' || status === 'archived' || editor.isDirty;
  return (
    <>
      <EditorState
        path={`prod/${id}`}
        document={saved}
        isEdited={editor.isDirty}
        page={sku && slug ? productPath(sku, slug) : undefined}
      />
      <Link
        to="/products/$id"
        params={{ id: 'new' }}
        search={{ copy: id }}
        className={buttonClass('secondary', 'small')}
      >
        Duplicate
      </Link>
      {!editor.isDeleted && <Button onClick={() => void editor.removeOrRestore()}>Delete</Button>}
      {!editor.isDeleted && mayPublish && (
        <Button disabled={editor.isBusy} onClick={() => void publish(editor)}>
          Publish
        </Button>
      )}
    </>
  );
}

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
