/** Deleted categories, which can be restored. */
import { Link } from '@tanstack/react-router';
import { Button } from '#admin/shell/button.tsx';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { formatMoment } from '#core/format-time.ts';
import { ROW } from './row-class.ts';
import { useDeletion } from './use-deletion.ts';

interface Props {
  all: readonly StaffCategory[];
  deleted: readonly StaffCategory[];
}

export function DeletedCategories({ all, deleted }: Props) {
  const deleteOrRestore = useDeletion(all);
  if (deleted.length === 0) return null;
  return (
    <details className="mt-6">
      <summary className="min-h-8">Deleted ({deleted.length})</summary>
      <ul className="mt-2">
        {deleted.map((one) => (
          <li key={one.id} className={ROW}>
            <Link to="/categories/$id" params={{ id: one.id }} className="link">
              {one.category.name}
            </Link>
            <span className="mr-auto text-xs text-ink-soft">
              {formatMoment(one.category.deletedAt ?? 0)}
            </span>
            <Button onClick={() => void deleteOrRestore(one)}>
              Restore<span className="sr-only"> {one.category.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
