/** The tree of categories; each list is sorted by dragging with the mouse or the keyboard, or by buttons. */
import type { Announcements } from '@dnd-kit/core';
import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import type { CategoryPlaces, StaffCategory } from '#admin/shell/editing/category-places.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { ClearFilters, ListEmpty } from '#admin/shell/list/list-states.tsx';
import { PANEL } from '#admin/shell/look/classes.ts';
import { Sortable } from '#admin/shell/sortable.tsx';
import { moveCategoryTo } from './category-order.ts';
import { CategoryRow, STEP } from './category-row.tsx';
import type { ProductCounts } from './use-category-actions.ts';

interface ItemProps {
  one: StaffCategory;
  canOrder: boolean;
  row: ReactNode;
  /** Below the row. */
  below: ReactNode;
}

function Item({ one, canOrder, row, below }: ItemProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: one.id, disabled: !canOrder });
  return (
    <li
      ref={setNodeRef}
      className="border-line not-first:border-t data-dragged:relative data-dragged:z-1 data-dragged:bg-wash data-dragged:lifted"
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="flex min-h-15 items-center gap-1 px-2">
        {canOrder && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={`${STEP} cursor-grab touch-none`}
            {...attributes}
            {...listeners}
          >
            <Icon name="menu" size={16} />
            <span className="sr-only">Drag {one.category.name}</span>
          </button>
        )}
        {row}
      </div>
      {below}
    </li>
  );
}

const UNDER = 'ms-8 border-s border-line bg-paper max-sm:ms-3';

const INSTRUCTIONS =
  'Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to cancel.';

function announcementsFor(siblings: readonly StaffCategory[]): Announcements {
  const nameOf = (id: unknown) =>
    siblings.find((each) => each.id === id)?.category.name ?? String(id);
  const placeOf = (id: unknown) => siblings.findIndex((each) => each.id === id) + 1;
  return {
    onDragStart: ({ active }) =>
      `${nameOf(active.id)} picked up at position ${placeOf(active.id)} of ${siblings.length}.`,
    onDragOver: ({ over }) =>
      over ? `Position ${placeOf(over.id)} of ${siblings.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} moved to position ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} was not moved.`,
  };
}

interface Props {
  all: readonly StaffCategory[];
  places: CategoryPlaces;
  counts: ProductCounts | undefined;
  /** Show only categories with these words in their own name or in that of a subcategory. */
  find: string;
  /** Clears the search. */
  onClear: () => void;
}

export function CategoryTree({ all, places, counts, find, onClear }: Props) {
  const text = find.trim().toLowerCase();
  const isFiltered = text !== '';
  const isNamed = ({ category }: StaffCategory): boolean =>
    category.name.toLowerCase().includes(text);
  const tops = places.tops.filter((top) => isNamed(top) || top.children.some(isNamed));
  const list = <One extends StaffCategory>(
    label: string,
    className: string,
    siblings: readonly One[],
    below?: (one: One) => ReactNode,
  ) => (
    <Sortable
      ids={siblings.map(({ id }) => id)}
      strategy={verticalListSortingStrategy}
      announcements={announcementsFor(siblings)}
      instructions={INSTRUCTIONS}
      onMove={(id, to) => void moveCategoryTo(siblings, id, to)}
    >
      <ul className={className} aria-label={label}>
        {siblings.map((one, place) => {
          const row = (
            <CategoryRow
              one={one}
              all={all}
              count={counts?.get(one.id)}
              place={place}
              siblingCount={siblings.length}
              canOrder={!isFiltered}
              onMove={(to) => void moveCategoryTo(siblings, one.id, to)}
            />
          );
          return (
            <Item key={one.id} one={one} canOrder={!isFiltered} row={row} below={below?.(one)} />
          );
        })}
      </ul>
    </Sortable>
  );
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
      {list('Categories', PANEL, tops, ({ category, children }) => {
        const shown = children.filter(isNamed);
        return shown.length > 0 && list(`Under ${category.name}`, UNDER, shown);
      })}
    </>
  );
}
