/** What can be done with a product beside editing it. */
import { Link } from '@tanstack/react-router';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { askPublish } from '#admin/shell/publishing/ask-publish.ts';
import { EditorState } from '#admin/shell/publishing/editor-state.tsx';
import { statedFields, useLiveState } from '#admin/shell/publishing/use-live-state.ts';
import { textOf } from '#domain/editing/form-values.ts';
import { productPath } from '#domain/paths.ts';
import type { LiveState } from '#domain/publishing/state.ts';

/** Visitors find a page for a product in these states. */
const HAS_PAGE: ReadonlySet<LiveState | undefined> = new Set(['live', 'leaving']);

/** Saves the product as published, then publishes; fields that are missing show an error. */
function publish({ form, save }: Editor): Promise<void> {
  form.setValue('status', 'published', { shouldDirty: true });
  return form.handleSubmit(async (values) => {
    if ((await save(values)) !== undefined) await askPublish();
  })();
}

export function ProductActions({ id, editor }: { id: string; editor: Editor }) {
  const path = `prod/${id}`;
  const saved = editor.base?.[0];
  const state = useLiveState(path, statedFields(saved))?.state;
  const [sku, slug, status] = [saved?.['sku'], saved?.['slug'], saved?.['status']].map(textOf);
  const mayPublish = status === 'draft' || status === 'archived' || editor.isDirty;
  return (
    <>
      <EditorState path={path} document={saved} isEdited={editor.isDirty} />
      {HAS_PAGE.has(state) && sku && slug && (
        <a href={productPath(sku, slug)} target="_blank" className="btn btn-small btn-quiet">
          View on site
        </a>
      )}
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
