/** What can be done with a category that is being edited. */
import { addressOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { formatProducts } from '#core/format.ts';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { Link } from '@tanstack/react-router';

interface Props {
  one: StaffCategory;
  /** Undefined until it is known. */
  count: number | undefined;
  editor: Editor;
}

export function CategoryActions({ one, count, editor }: Props) {
  return (
    <>
      {!editor.isDeleted && (
        <a href={addressOf(one)} target="_blank" className="btn btn-small btn-quiet">
          View on site
        </a>
      )}
      <Link
        to="/products"
        search={one.category.parent === null ? { category: one.id } : { subCategory: one.id }}
        className="btn btn-small btn-quiet"
      >
        {count === undefined ? 'Products' : formatProducts(count)}
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
