/** One category in the tree: what it is, how much is in it, and what can be done with it. */
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatProducts } from '#core/format.ts';
import { addressOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { STEP } from './row-class.ts';

interface Props {
  one: StaffCategory;
  all: readonly StaffCategory[];
  /** Products in it; undefined until they are counted. */
  count: number | undefined;
  /** From 0, among so many sisters. */
  place: number;
  sisters: number;
  canOrder: boolean;
  onMove: (to: number) => void;
}

interface StepProps {
  name: string;
  way: 'up' | 'down';
  isEnd: boolean;
  /** Its own place: whoever moves it by this button keeps their hands on it. */
  place: number;
  onStep: () => void;
}

function Step({ name, way, isEnd, place, onStep }: StepProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // A row that is put elsewhere loses the focus.
    if (pressed.current) button.current?.focus();
    pressed.current = false;
  }, [place]);
  return (
    <button
      ref={button}
      type="button"
      className={`${STEP} ${way === 'up' ? '-rotate-90' : 'rotate-90'}`}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (isEnd) return;
        pressed.current = true;
        onStep();
      }}
    >
      <Icon name="arrow" size={16} />
      <span className="sr-only">
        Move {name} {way}
      </span>
    </button>
  );
}

export function CategoryRow({ one, all, count, place, sisters, canOrder, onMove }: Props) {
  const { name } = one.category;
  return (
    <>
      <div className="admin-piece max-w-none min-w-0 flex-1">
        <Thumbnail image={one.category.image} />
        <p className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center">
          <Link to="/categories/$id" params={{ id: one.id }} className="truncate">
            {name}
          </Link>
          <span className="col-[1] truncate text-xs/normal text-ink-soft max-sm:hidden">
            {addressOf(one)}
          </span>
          <span className="col-[2] row-[1/3] truncate px-3 text-sm text-ink-soft max-sm:col-[1] max-sm:row-[2] max-sm:p-0 max-sm:text-xs/normal">
            {count === undefined ? (
              <span className="admin-count-loading" aria-hidden="true" />
            ) : (
              formatProducts(count)
            )}
          </span>
        </p>
      </div>
      {canOrder && (
        <>
          <Step
            name={name}
            way="up"
            place={place}
            isEnd={place === 0}
            onStep={() => onMove(place - 1)}
          />
          <Step
            name={name}
            way="down"
            place={place}
            isEnd={place === sisters - 1}
            onStep={() => onMove(place + 1)}
          />
        </>
      )}
      <CategoryMenu one={one} all={all} count={count} />
    </>
  );
}
