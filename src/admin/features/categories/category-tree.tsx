/** The tree of categories, each list in its own order. */
import type { CategoryPlaces, StaffCategory } from '#admin/shell/editing/category-places.ts';
import { ClearFilters, ListEmpty } from '#admin/shell/list/list-states.tsx';
import { CategoryRow } from './category-row.tsx';
import { SiblingList } from './sibling-list.tsx';
import type { ProductCounts } from './use-product-counts.ts';
import type { MoveCategory } from './use-category-order.ts';

interface Props {
  all: readonly StaffCategory[];
  places: CategoryPlaces;
  counts: ProductCounts | undefined;
  onMove: MoveCategory;
  /** Show only categories with these words in their own name or in that of a subcategory. */
  find: string;
  /** Clears the search. */
  onClear: () => void;
}

export function CategoryTree({ all, places, counts, onMove, find, onClear }: Props) {
  const text = find.trim().toLowerCase();
  const isFiltered = text !== '';
  const isNamed = ({ category }: StaffCategory): boolean =>
    category.name.toLowerCase().includes(text);
  const row = (one: StaffCategory, siblings: readonly StaffCategory[]) => (
    <CategoryRow
      one={one}
      all={all}
      count={counts?.get(one.id)}
      place={siblings.findIndex(({ id }) => id === one.id)}
      siblingCount={siblings.length}
      canOrder={!isFiltered}
      onMove={(to) => onMove(siblings, one.id, to)}
    />
  );
  const tops = places.tops.filter((top) => isNamed(top) || top.children.some(isNamed));
  return (
    <>
      <div role="status" className="mb-2 min-h-7 text-sm text-ink-soft">
        {isFiltered
          ? tops.length > 0 && 'To change the order, clear the search.'
          : 'This is the order in the shop’s menu. Drag to change it, or use the arrows.'}
      </div>
      {isFiltered && tops.length === 0 && (
        <ListEmpty message="No categories match.">
          <ClearFilters onClear={onClear} />
        </ListEmpty>
      )}
      <SiblingList
        label="Categories"
        siblings={tops}
        canOrder={!isFiltered}
        onMove={(id, to) => onMove(places.tops, id, to)}
        row={(top) => row(top, places.tops)}
        below={({ category, children }) => {
          const shown = children.filter(isNamed);
          return (
            shown.length > 0 && (
              <SiblingList
                label={`Under ${category.name}`}
                siblings={shown}
                canOrder={!isFiltered}
                onMove={(id, to) => onMove(children, id, to)}
                row={(child) => row(child, children)}
              />
            )
          );
        }}
      />
    </>
  );
}
