/** One row of the category tree: name, product count and actions. */
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { CountLoading } from '#admin/shell/count.tsx';
import { categoryPathOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { MENU_ENTRY, POPOVER, QUIET_LINK } from '#admin/shell/look/classes.ts';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { formatProducts } from '#core/format.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { deleteOrRestoreCategory } from './use-category-actions.ts';

/** A small button in a row. */
export const STEP =
  'grid h-11 w-8 flex-none place-items-center rounded-sm text-ink-soft hover:text-ink aria-disabled:text-line';

interface MenuProps {
  one: StaffCategory;
  all: readonly StaffCategory[];
  /** Number of products; undefined until counted. */
  count: number | undefined;
}

interface Props extends MenuProps {
  /** Zero-based position among its siblings. */
  place: number;
  siblingCount: number;
  canOrder: boolean;
  onMove: (to: number) => void;
}

interface StepProps {
  label: string;
  className: string;
  isEnd: boolean;
  /** Changes when the row moves; the pressed button then takes the focus again. */
  place: number;
  onStep: () => void;
}

function Step({ label, className, isEnd, place, onStep }: StepProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // A moved row loses the focus.
    if (pressed.current) button.current?.focus();
    pressed.current = false;
  }, [place]);
  return (
    <button
      ref={button}
      type="button"
      className={`${STEP} ${className}`}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (isEnd) return;
        pressed.current = true;
        onStep();
      }}
    >
      <Icon name="arrow" size={16} />
      <span className="sr-only">{label}</span>
    </button>
  );
}

function CategoryMenu({ one, all, count }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [openDialog, setOpenDialog] = useState<'move' | 'merge'>();
  const { name, parent } = one.category;
  const actions = [
    [`Move ${name}…`, () => setOpenDialog('move')],
    [`Merge ${name} into another…`, () => setOpenDialog('merge')],
    [`Delete ${name}`, () => void deleteOrRestoreCategory(all, one)],
  ] as const;
  return (
    <>
      <button type="button" popoverTarget={id} className={STEP}>
        <span aria-hidden="true">⋯</span>
        <span className="sr-only">More for {name}</span>
      </button>
      <div ref={menu} id={id} popover="auto" className={`${POPOVER} p-1.5`}>
        {parent === null && (
          <Link
            to="/categories/$id"
            params={{ id: 'new' }}
            search={{ parent: one.id }}
            className={MENU_ENTRY}
          >
            Add a subcategory
          </Link>
        )}
        {actions.map(([label, act]) => (
          <button
            key={label}
            type="button"
            className={MENU_ENTRY}
            onClick={() => {
              menu.current?.hidePopover();
              act();
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {openDialog && (
        <ChangeDialog
          kind={openDialog}
          {...{ one, all, count }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  );
}

export function CategoryRow({ place, siblingCount, canOrder, onMove, ...menu }: Props) {
  const { one, count } = menu;
  const { name, image } = one.category;
  const step = (label: string, by: -1 | 1, end: number) => (
    <Step
      label={`Move ${name} ${label}`}
      className={by < 0 ? '-rotate-90' : 'rotate-90'}
      place={place}
      isEnd={place === end}
      onStep={() => onMove(place + by)}
    />
  );
  return (
    <>
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Thumbnail image={image} />
        <p className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center">
          <Link to="/categories/$id" params={{ id: one.id }} className={`${QUIET_LINK} truncate`}>
            {name}
          </Link>
          <span className="col-[1] truncate text-xs/normal text-ink-soft max-sm:hidden">
            {categoryPathOf(one)}
          </span>
          <span className="col-[2] row-[1/3] truncate px-3 text-sm text-ink-soft max-sm:col-[1] max-sm:row-[2] max-sm:p-0 max-sm:text-xs/normal">
            {count === undefined ? <CountLoading /> : formatProducts(count)}
          </span>
        </p>
      </div>
      {canOrder && step('up', -1, 0)}
      {canOrder && step('down', 1, siblingCount - 1)}
      <CategoryMenu {...menu} />
    </>
  );
}
