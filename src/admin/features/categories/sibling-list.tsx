/** Sortable list of sibling categories; drag with the mouse or the keyboard. */
import type { Announcements } from '@dnd-kit/core';
import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { PANEL } from '#admin/shell/look/classes.ts';
import { Sortable } from '#admin/shell/sortable.tsx';
import { ROW, STEP } from './row-class.ts';

interface Props<One> {
  label: string;
  siblings: readonly One[];
  canOrder: boolean;
  onMove: (id: string, to: number) => void;
  row: (one: One) => ReactNode;
  /** Rendered below each category. */
  below?: (one: One) => ReactNode;
}

interface ItemProps<One> extends Pick<Props<One>, 'row' | 'below' | 'canOrder'> {
  one: One;
}

function Item<One extends StaffCategory>({ one, row, below, canOrder }: ItemProps<One>) {
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
      <div className={ROW}>
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
        {row(one)}
      </div>
      {below?.(one)}
    </li>
  );
}

const UNDER = 'ms-8 border-s border-line bg-paper max-sm:ms-3';

const INSTRUCTIONS =
  'Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to cancel.';

export function SiblingList<One extends StaffCategory>({
  label,
  siblings,
  canOrder,
  onMove,
  row,
  below,
}: Props<One>) {
  const ids = siblings.map(({ id }) => id);
  const nameOf = (id: unknown) =>
    siblings.find((each) => each.id === id)?.category.name ?? String(id);
  const placeOf = (id: unknown) => ids.findIndex((each) => each === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      `${nameOf(active.id)} picked up at position ${placeOf(active.id)} of ${ids.length}.`,
    onDragOver: ({ over }) => (over ? `Position ${placeOf(over.id)} of ${ids.length}.` : undefined),
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} moved to position ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} was not moved.`,
  };
  return (
    <Sortable
      ids={ids}
      strategy={verticalListSortingStrategy}
      announcements={announcements}
      instructions={INSTRUCTIONS}
      onMove={onMove}
    >
      <ul className={below ? PANEL : UNDER} aria-label={label}>
        {siblings.map((one) => (
          <Item key={one.id} one={one} row={row} canOrder={canOrder} {...(below && { below })} />
        ))}
      </ul>
    </Sortable>
  );
}
