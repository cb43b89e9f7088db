/** What can be done with a product beside editing it. */
import { Link } from '@tanstack/react-router';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { EditorState } from '#admin/shell/publishing/editor-state.tsx';
import { productPath } from '#domain/paths.ts';

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export function ProductActions({ id, editor }: { id: string; editor: Editor }) {
  const product = editor.base?.[0] ?? {};
  const [sku, slug] = [textIn(product['sku']), textIn(product['slug'])];
  return (
    <>
      <EditorState path={`prod/${id}`} document={editor.base?.[0]} />
      {sku !== undefined && slug !== undefined && product['status'] === 'published' && (
        <a href={productPath(sku, slug)} target="_blank" className="btn btn-small btn-quiet">
          On the site
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
    </>
  );
}
