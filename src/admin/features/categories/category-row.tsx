/** One row of the category tree: name, product count and actions. */
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatProducts } from '#core/format.ts';
import { categoryPathOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { STEP } from './row-class.ts';
import { CountLoading } from '#admin/shell/count.tsx';
import { QUIET_LINK } from '#admin/shell/look/classes.ts';

interface Props {
  one: StaffCategory;
  all: readonly StaffCategory[];
  /** Number of products; undefined until counted. */
  count: number | undefined;
  /** Zero-based position among its siblings. */
  place: number;
  siblingCount: number;
  canOrder: boolean;
  onMove: (to: number) => void;
}

interface StepProps {
  name: string;
  direction: 'up' | 'down';
  isEnd: boolean;
  /** Changes when the row moves; the pressed button then takes the focus again. */
  place: number;
  onStep: () => void;
}

function Step({ name, direction, isEnd, place, onStep }: StepProps) {
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
      className={`${STEP} ${direction === 'up' ? '-rotate-90' : 'rotate-90'}`}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (isEnd) return;
        pressed.current = true;
        onStep();
      }}
    >
      <Icon name="arrow" size={16} />
      <span className="sr-only">
        Move {name} {direction}
      </span>
    </button>
  );
}

export function CategoryRow({ one, all, count, place, siblingCount, canOrder, onMove }: Props) {
  const { name } = one.category;
  return (
    <>
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Thumbnail image={one.category.image} />
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
      {canOrder && (
        <>
          <Step
            name={name}
            direction="up"
            place={place}
            isEnd={place === 0}
            onStep={() => onMove(place - 1)}
          />
          <Step
            name={name}
            direction="down"
            place={place}
            isEnd={place === siblingCount - 1}
            onStep={() => onMove(place + 1)}
          />
        </>
      )}
      <CategoryMenu one={one} all={all} count={count} />
    </>
  );
}
