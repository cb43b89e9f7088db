/** What can be done with a product beside editing it. */
import { Link } from '@tanstack/react-router';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { LiveState } from '#admin/shell/publishing/live-state.tsx';
import { productPath } from '#domain/paths.ts';
import { publicationStatus } from '#schema/product.ts';
import * as z from 'zod';

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** What of it says where it stands. */
const standing = z.object({
  status: publicationStatus,
  deletedAt: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
  publishAt: z.number().optional(),
});

export function ProductActions({ id, editor }: { id: string; editor: Editor }) {
  const product = editor.base?.[0] ?? {};
  const [sku, slug] = [textIn(product['sku']), textIn(product['slug'])];
  const stands = standing.safeParse(product).data;
  return (
    <>
      {stands && <LiveState path={`prod/${id}`} document={stands} />}
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
