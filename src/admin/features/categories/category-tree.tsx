/** The tree of categories, each list in its own order. */
import type {
  CategoryBranch,
  CategoryPlaces,
  StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import { ClearFilters, ListEmpty } from '#admin/shell/list/list-states.tsx';
import { CategoryRow } from './category-row.tsx';
import { SiblingList } from './sibling-list.tsx';
import type { ProductCounts } from './use-categories.ts';
import type { useCategoryOrder } from './use-category-order.ts';

interface Props {
  all: readonly StaffCategory[];
  places: CategoryPlaces;
  counts: ProductCounts | undefined;
  order: ReturnType<typeof useCategoryOrder>;
  /** Show only categories with these words in their own name or in that of a subcategory. */
  find: string;
  /** Clears the search. */
  onClear: () => void;
}

const names = (find: string, { category }: StaffCategory): boolean =>
  category.name.toLowerCase().includes(find.trim().toLowerCase());

export function CategoryTree({ all, places, counts, order, find, onClear }: Props) {
  const isFiltered = find.trim() !== '';
  const move = (...args: Parameters<typeof order.move>): void => void order.move(...args);
  const row = (one: StaffCategory, siblings: readonly StaffCategory[]) => (
    <CategoryRow
      one={one}
      all={all}
      count={counts?.get(one.id)}
      place={siblings.findIndex(({ id }) => id === one.id)}
      siblingCount={siblings.length}
      canOrder={!isFiltered}
      onMove={(to) => move(siblings, one.id, to)}
    />
  );
  const below = ({ children, category }: CategoryBranch, shown: readonly StaffCategory[]) =>
    shown.length > 0 && (
      <SiblingList
        label={`Under ${category.name}`}
        siblings={shown}
        canOrder={!isFiltered}
        onMove={(id, to) => move(children, id, to)}
        row={(child) => row(child, children)}
      />
    );
  const shown = places.tops.flatMap((top) => {
    const children = isFiltered ? top.children.filter((each) => names(find, each)) : top.children;
    return !isFiltered || names(find, top) || children.length > 0 ? [{ top, children }] : [];
  });
  return (
    <>
      <div role="status" className="mb-2 min-h-7 text-sm text-ink-soft">
        {isFiltered
          ? shown.length > 0 && 'To change the order, clear the search.'
          : 'This is the order in the shop’s menu. Drag to change it, or use the arrows.'}
      </div>
      {isFiltered && shown.length === 0 && (
        <ListEmpty message="No categories match.">
          <ClearFilters onClear={onClear} />
        </ListEmpty>
      )}
      <SiblingList
        label="Categories"
        siblings={shown.map(({ top }) => top)}
        canOrder={!isFiltered}
        onMove={(id, to) => move(places.tops, id, to)}
        row={(top) => row(top, places.tops)}
        below={(top) => {
          const one = shown.find((each) => each.top.id === top.id);
          return one && below(one.top, one.children);
        }}
      />
    </>
  );
}
