/** What can be done with a product beside editing it. */
import { Link } from '@tanstack/react-router';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { askPublish } from '#admin/shell/publishing/ask-publish.ts';
import { EditorState } from '#admin/shell/publishing/editor-state.tsx';
import { textOf } from '#core/editing/form-values.ts';
import { productPath } from '#core/paths.ts';

/** Saves the product as published, then publishes; fields that are missing show an error. */
function publish({ form, save }: Editor): Promise<void> {
  form.setValue('status', 'published', { shouldDirty: true });
  return form.handleSubmit(async (values) => {
    if ((await save(values)) !== undefined) await askPublish();
  })();
}

export function ProductActions({ id, editor }: { id: string; editor: Editor }) {
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
        className="btn btn-small btn-secondary"
      >
        Duplicate
      </Link>
      {!editor.isDeleted && (
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => void editor.removeOrRestore()}
        >
          Delete
        </button>
      )}
      {!editor.isDeleted && mayPublish && (
        <button
          type="button"
          className="btn btn-small btn-secondary"
          disabled={editor.isBusy}
          onClick={() => void publish(editor)}
        >
          Publish
        </button>
      )}
    </>
  );
}
