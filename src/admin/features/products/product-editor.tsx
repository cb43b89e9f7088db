/** The editor of a product. */
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EditForm } from '#admin/shell/form/edit-form.tsx';
import { useEditor } from '#admin/shell/form/use-editor.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import type { Documents } from '#core/editing/editable.ts';
import { editableProduct, type ProductForm } from '#core/editing/product-form.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductFields } from './product-fields.tsx';
import { productSpecs } from './product-specs.ts';

interface Props {
  /** Undefined for a new product. */
  id: string | undefined;
  base: Documents | undefined;
  /** Initial values of a new product: a copy of another. */
  begin: ProductForm | undefined;
  /** Title of the copied product, if any. */
  copied: string | undefined;
  categories: readonly CategoryLink[];
  onSaved: (id: string, now: Documents) => void;
}

const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

export function ProductEditor({ id, base, begin, copied, categories, onSaved }: Props) {
  const editor = useEditor({
    editable: editableProduct,
    id,
    base,
    begin,
    draftName: copied && `copy-of-${copied}`,
    onSaved,
  });
  const specs = useMemo(() => productSpecs(categories), [categories]);
  const navigate = useNavigate();
  const title = editor.base?.[0]['title'];
  return (
    <EditForm
      editor={editor}
      title={typeof title === 'string' ? title : 'New product'}
      crumbs={CRUMBS}
      specs={specs}
      actions={id !== undefined && <ProductActions id={id} editor={editor} />}
      onMade={(made) =>
        void navigate({ to: '/products/$id', params: { id: made }, ignoreBlocker: true })
      }
    >
      <ProductFields categories={categories} base={editor.base} />
    </EditForm>
  );
}
