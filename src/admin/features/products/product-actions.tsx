/** Menu of a product's other actions. */
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#admin/shell/button.tsx';
import { Link } from '@tanstack/react-router';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { requestPublish } from '#admin/shell/publishing/publish-now-button.tsx';
import { useMay } from '#admin/shell/role.ts';
import { EditorState } from '#admin/shell/publishing/editor-state.tsx';
import { textOf } from '#core/editing/form-values.ts';
import { productPath } from '#core/paths.ts';

/** Saves the product as published and requests a publish; missing fields show an error. */
function publish({ form, save }: Editor): Promise<void> {
  form.setValue('status', 'published', { shouldDirty: true });
  return form.handleSubmit(async (values) => {
    if ((await save(values)) !== undefined) await requestPublish();
  })();
}

export function ProductActions({ id, editor }: { id: string; editor: Editor }) {
  const mayEdit = useMay()('edit', 'catalogue');
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
      {mayEdit && (
        <Link
          to="/products/$id"
          params={{ id: 'new' }}
          search={{ copy: id }}
          className={buttonClass('secondary', 'small')}
        >
          Duplicate
        </Link>
      )}
      {sku !== '' && !editor.isDeleted && (
        <Link to="/products/labels" hash={id} className={buttonClass('secondary', 'small')}>
          Print labels
        </Link>
      )}
      {mayEdit && !editor.isDeleted && (
        <Button onClick={() => void editor.removeOrRestore()}>Delete</Button>
      )}
      {mayEdit && !editor.isDeleted && mayPublish && (
        <Button disabled={editor.isBusy} onClick={() => void publish(editor)}>
          Publish
        </Button>
      )}
    </>
  );
}
