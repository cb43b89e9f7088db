/** Actions for the category in the editor. */
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#admin/shell/button.tsx';
import { categoryPathOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { formatProducts } from '#core/format.ts';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { Link } from '@tanstack/react-router';

interface Props {
  one: StaffCategory;
  /** Undefined until counted. */
  count: number | undefined;
  editor: Editor;
}

export function CategoryActions({ one, count, editor }: Props) {
  return (
    <>
      {!editor.isDeleted && (
        <a href={categoryPathOf(one)} target="_blank" className={buttonClass('quiet', 'small')}>
          View on site
        </a>
      )}
      <Link
        to="/products"
        search={one.category.parent === null ? { category: one.id } : { subCategory: one.id }}
        className={buttonClass('quiet', 'small')}
      >
        {count === undefined ? 'Products' : formatProducts(count)}
      </Link>
      {!editor.isDeleted && <Button onClick={() => void editor.removeOrRestore()}>Delete</Button>}
    </>
  );
}
