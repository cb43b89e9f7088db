/** The category tree in the order of the shop's menu; categories can be reordered, moved and merged. */
import { buttonClass } from '#ui/button-class.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatCount } from '#core/format.ts';
import { categoryPlaces, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { problemSentence } from '#core/publishing/problem-message.ts';
import { pathLabel } from '#admin/shell/publishing/staff-address.ts';
import { ListEmpty, Loaded } from '#admin/shell/list/list-states.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { useSearchChange } from '#admin/shell/list/use-search-change.ts';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { CategoryTree } from './category-tree.tsx';
import { useCategories } from '#admin/shell/use-categories.ts';
import { useProductCounts } from './use-product-counts.ts';
import { useCategoryOrder } from './use-category-order.ts';
import { NOTE } from '#admin/shell/look/classes.ts';
import { Button } from '#admin/shell/button.tsx';
import { formatMoment } from '#core/format-time.ts';
import { ROW } from './row-class.ts';
import { useDeletion } from './use-deletion.ts';

interface Props {
  all: readonly StaffCategory[];
  deleted: readonly StaffCategory[];
}

/** Deleted categories, which can be restored. */
function DeletedCategories({ all, deleted }: Props) {
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

const route = getRouteApi('/categories');

const add = (
  <Link to="/categories/$id" params={{ id: 'new' }} className={buttonClass('primary', 'small')}>
    Add category
  </Link>
);

export function CategoriesScreen() {
  const { q } = route.useSearch();
  const change = useSearchChange();
  const read = useCategories();
  const all = read.data?.all ?? [];
  const counts = useProductCounts(all);
  const move = useCategoryOrder();
  const places = categoryPlaces(all);
  const find = (text: string | undefined) => change({ q: text });
  const live = all.length - places.deleted.length;
  return (
    <Screen
      title={read.data === undefined ? 'Categories' : `Categories (${formatCount(live)})`}
      actions={add}
    >
      <Loaded query={read}>
        {({ problems }) => (
          <>
            {problems.map((problem) => (
              <p key={`${problem.path} ${problem.field}`} className={NOTE}>
                {pathLabel(problem.path)} is not shown. {problemSentence(problem)}
              </p>
            ))}
            {places.tops.length === 0 ? (
              <ListEmpty message="No categories yet. Products without a category appear under All products.">
                {add}
              </ListEmpty>
            ) : (
              <>
                <ListBar
                  search={<SearchField label="Search categories" value={q} onChange={find} />}
                />
                <CategoryTree
                  all={all}
                  places={places}
                  counts={counts}
                  onMove={move}
                  find={q ?? ''}
                  onClear={() => find(undefined)}
                />
              </>
            )}
            <DeletedCategories all={all} deleted={places.deleted} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
