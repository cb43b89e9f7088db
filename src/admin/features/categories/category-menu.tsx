/** Menu of a category's other actions. */
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useDeletion } from './use-deletion.ts';
import { MENU_ENTRY, POPOVER } from '#admin/shell/look/classes.ts';
import { STEP } from './row-class.ts';

interface Props {
  one: StaffCategory;
  all: readonly StaffCategory[];
  count: number | undefined;
}

export function CategoryMenu({ one, all, count }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [openDialog, setOpenDialog] = useState<'move' | 'merge'>();
  const deleteOrRestore = useDeletion(all);
  const { name, parent } = one.category;
  const choose = (then: () => void) => () => {
    menu.current?.hidePopover();
    then();
  };
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
        <button type="button" className={MENU_ENTRY} onClick={choose(() => setOpenDialog('move'))}>
          Move {name}…
        </button>
        <button type="button" className={MENU_ENTRY} onClick={choose(() => setOpenDialog('merge'))}>
          Merge {name} into another…
        </button>
        <button
          type="button"
          className={MENU_ENTRY}
          onClick={choose(() => void deleteOrRestore(one))}
        >
          Delete {name}
        </button>
      </div>
      {openDialog && (
        <ChangeDialog
          kind={openDialog}
          one={one}
          all={all}
          count={count}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  );
}
