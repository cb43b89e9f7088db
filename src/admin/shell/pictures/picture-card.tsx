/** A picture in the sortable list: handle, alt text, and buttons to move and remove it. */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useId } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { renditionAtLeast } from '#core/renditions.ts';
import type { Image } from '#schema/image.ts';
import { CONTROL, ERROR, ICON_BUTTON, PANEL } from '#admin/shell/look/classes.ts';
import { Chip } from '#admin/shell/chip.tsx';

interface Props {
  id: string;
  /** Undefined if the value is invalid. */
  picture: Image | undefined;
  /** Zero-based position. */
  place: number;
  count: number;
  isSingle: boolean;
  problem: string;
  onMove: (to: number) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

const BUTTON = `${ICON_BUTTON} min-h-9 min-w-9 aria-disabled:opacity-40`;

/** px */
const SHOWN = 200;

const MOVES = [
  { word: 'earlier', icon: 'back', step: -1 },
  { word: 'later', icon: 'arrow', step: 1 },
] as const;

interface MoveProps extends Pick<Props, 'place' | 'count' | 'onMove'> {
  /** Name of the picture. */
  called: string;
}

const MoveButtons = ({ called, place, count, onMove }: MoveProps) =>
  MOVES.map(({ word, icon, step }) => {
    const isOff = place + step < 0 || place + step >= count;
    return (
      <button
        key={word}
        type="button"
        className={BUTTON}
        // Not disabled, because a picture moved to the end would lose the focus.
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) onMove(place + step);
        }}
      >
        <Icon name={icon} size={16} />
        <span className="sr-only">
          Move {called} {word}
        </span>
      </button>
    );
  });

export function PictureCard(props: Props) {
  const { id, picture, place, count, isSingle, problem, onMove, onAlt, onRemove } = props;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const field = useId();
  const called = `image ${place + 1}`;
  return (
    <li
      ref={setNodeRef}
      className={`${PANEL} relative p-2 data-dragged:z-2 data-dragged:lifted`}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="relative">
        {picture ? (
          <img
            src={renditionAtLeast(picture, SHOWN)}
            width={SHOWN}
            height={SHOWN}
            alt={picture.alt}
            // The background of product pictures in the shop.
            className="aspect-square h-auto w-full rounded-sm bg-[#f4f2ef] object-contain"
          />
        ) : (
          <p className="grid aspect-square place-items-center rounded-sm border border-dashed border-line p-3 text-center text-sm text-ink-soft">
            This image can’t be read.
          </p>
        )}
        {!isSingle && place === 0 && (
          <Chip className="absolute top-1.5 left-1.5 bg-paper">Main</Chip>
        )}
      </div>
      <div className="my-1 flex">
        {!isSingle && (
          <>
            <button
              type="button"
              ref={setActivatorNodeRef}
              className={`${BUTTON} cursor-grab touch-none`}
              {...attributes}
              {...listeners}
            >
              <Icon name="menu" size={16} />
              <span className="sr-only">Move {called}</span>
            </button>
            <MoveButtons called={called} place={place} count={count} onMove={onMove} />
          </>
        )}
        <button type="button" className={`${BUTTON} ms-auto`} onClick={onRemove}>
          <Icon name="close" size={16} />
          <span className="sr-only">Remove {called}</span>
        </button>
      </div>
      {picture ? (
        <>
          <label htmlFor={field} className="mt-1 mb-0.5 block text-xs/normal text-ink-soft">
            Alt text
          </label>
          <input
            id={field}
            className={CONTROL}
            value={picture.alt}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem === '' ? undefined : `${field}-problem`}
            onChange={({ target }) => onAlt(target.value)}
          />
        </>
      ) : (
        <p className={ERROR}>
          {problem} Remove the image and save. The other images aren’t affected.
        </p>
      )}
      {picture && problem !== '' && (
        <p id={`${field}-problem`} className={ERROR}>
          {problem}
        </p>
      )}
    </li>
  );
}
