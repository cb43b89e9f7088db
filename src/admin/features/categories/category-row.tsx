/** One category in the tree: what it is, how much is in it, and what can be done with it. */
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatProducts } from '#core/format.ts';
import { addressOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { CategoryMenu } from './category-menu.tsx';

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
      className={`admin-tree-step admin-tree-${way}`}
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
      <div className="admin-piece">
        <Thumbnail image={one.category.image} />
        <p className="admin-tree-words">
          <Link to="/categories/$id" params={{ id: one.id }}>
            {name}
          </Link>
          <span className="admin-tree-address">{addressOf(one)}</span>
          <span className="admin-tree-count">
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
