/** Categories with their subcategories below them, each list in its own order. */
import { useState } from 'react';
import {
  movedTo,
  standInOrder,
  type CategoryBranch,
  type CategoryPlaces,
  type StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import { ClearFilters, ListEmpty } from '#admin/shell/list/list-states.tsx';
import { CategoryRow } from './category-row.tsx';
import { SisterList } from './sister-list.tsx';
import type { ProductCounts } from './use-categories.ts';
import type { Order, useOrder } from './use-order.ts';

interface Props {
  all: readonly StaffCategory[];
  places: CategoryPlaces;
  counts: ProductCounts | undefined;
  order: ReturnType<typeof useOrder>;
  /** Only those with these words in their names, or in that of one below them. */
  find: string;
  /** Looks for nothing more. */
  onClear: () => void;
}

const names = (find: string, { category }: StaffCategory): boolean =>
  category.name.toLowerCase().includes(find.trim().toLowerCase());

/** Who was moved, to where, and how they stood before. */
interface Moved {
  words: string;
  before: Order;
  after: Order;
  isSaved: boolean;
}

export function CategoryTree({ all, places, counts, order, find, onClear }: Props) {
  const [moved, setMoved] = useState<Moved>();
  const isFiltered = find.trim() !== '';
  const move = (sisters: readonly StaffCategory[], id: string, to: number): void => {
    const before = sisters.map((each) => each.id);
    const after = movedTo(before, id, to);
    const at = after.indexOf(id);
    if (at === before.indexOf(id)) return;
    const name = sisters[before.indexOf(id)]?.category.name ?? id;
    const words = `${name} moved to position ${at + 1} of ${after.length}.`;
    const asked: Moved = { words, before, after, isSaved: false };
    setMoved(asked);
    // Of a refused move its message tells, and there is nothing to take back.
    void order.save(after).then((isSaved) => {
      const known = isSaved ? { ...asked, isSaved } : undefined;
      setMoved((now) => (now === asked ? known : now));
    });
  };
  const row = (one: StaffCategory, sisters: readonly StaffCategory[]) => (
    <CategoryRow
      one={one}
      all={all}
      count={counts?.get(one.id)}
      place={sisters.findIndex(({ id }) => id === one.id)}
      sisters={sisters.length}
      canOrder={!isFiltered}
      onMove={(to) => move(sisters, one.id, to)}
    />
  );
  const below = ({ children, category }: CategoryBranch, shown: readonly StaffCategory[]) =>
    shown.length > 0 && (
      <SisterList
        label={`Under ${category.name}`}
        sisters={shown}
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
        {moved ? (
          <>
            {moved.words} {moved.isSaved ? 'Saved.' : 'Saving…'}{' '}
            {/* Over what somebody has moved since, there is no way back. */}
            {moved.isSaved && standInOrder(all, moved.after) && (
              <button
                type="button"
                className="link"
                onClick={() => {
                  void order.save(moved.before);
                  setMoved(undefined);
                }}
              >
                Undo
              </button>
            )}
          </>
        ) : isFiltered ? (
          shown.length > 0 && 'To change the order, clear the search.'
        ) : (
          'This is the order in the shop’s menu. Drag to change it, or use the arrows.'
        )}
      </div>
      {isFiltered && shown.length === 0 && (
        <ListEmpty words="No categories match.">
          <ClearFilters onClear={onClear} />
        </ListEmpty>
      )}
      <SisterList
        label="Categories"
        sisters={shown.map(({ top }) => top)}
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
