/** Categories that no page shows: deleted ones, and those without a parent. */
import { Button } from '#admin/shell/button.tsx';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '#core/format-time.ts';
import type { CategoryPlaces, StaffCategory } from '#admin/shell/editing/category-places.ts';
import { CategoryMenu } from './category-menu.tsx';
import { useDeletion } from './use-deletion.ts';
import { ROW } from './row-class.ts';
import { CARD } from '#admin/shell/look/classes.ts';

interface Props {
  all: readonly StaffCategory[];
  places: CategoryPlaces;
}

export function HiddenCategories({ all, places: { strays, deleted } }: Props) {
  const deleteOrRestore = useDeletion(all);
  return (
    <>
      {strays.length > 0 && (
        <section className={`${CARD} mt-6`} aria-labelledby="strays">
          <h2 id="strays">Without a parent</h2>
          <p className="mb-3 text-sm text-ink-soft">
            Their parent category was deleted or moved, so they are not on the site. Move them to
            another category.
          </p>
          <ul>
            {strays.map((one) => (
              <li key={one.id} className={ROW}>
                <Link to="/categories/$id" params={{ id: one.id }} className="mr-auto link">
                  {one.category.name}
                </Link>
                <CategoryMenu one={one} all={all} count={undefined} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {deleted.length > 0 && (
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
      )}
    </>
  );
}
