/** One picture in the order: its handle, what it shows in words, and the ways to move and to remove it. */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useId } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { renditionAtLeast } from '#core/renditions.ts';
import type { Image } from '#schema/image.ts';

interface Props {
  id: string;
  /** Undefined where what stands there is none. */
  picture: Image | undefined;
  /** From 0. */
  place: number;
  count: number;
  isSingle: boolean;
  problem: string;
  onMove: (to: number) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** px */
const SHOWN = 200;

interface MoveProps {
  words: string;
  icon: 'back' | 'arrow';
  isOff: boolean;
  onMove: () => void;
}

const MoveButton = ({ words, icon, isOff, onMove }: MoveProps) => (
  <button
    type="button"
    className="admin-icon-button"
    // Not disabled: the focus would be lost where a picture has come to the end.
    aria-disabled={isOff || undefined}
    onClick={() => {
      if (!isOff) onMove();
    }}
  >
    <Icon name={icon} size={16} />
    <span className="sr-only">{words}</span>
  </button>
);

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
      className="admin-picture"
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="admin-picture-frame">
        {picture ? (
          <img
            src={renditionAtLeast(picture, SHOWN)}
            width={SHOWN}
            height={SHOWN}
            alt={picture.alt}
          />
        ) : (
          <p className="admin-picture-broken">This image can’t be read.</p>
        )}
        {!isSingle && place === 0 && <span className="admin-chip admin-picture-main">Main</span>}
      </div>
      <div className="admin-picture-ways">
        {!isSingle && (
          <>
            <button
              type="button"
              ref={setActivatorNodeRef}
              className="admin-icon-button admin-grip"
              {...attributes}
              {...listeners}
            >
              <Icon name="menu" size={16} />
              <span className="sr-only">Move {called}</span>
            </button>
            <MoveButton
              words={`Move ${called} earlier`}
              icon="back"
              isOff={place === 0}
              onMove={() => onMove(place - 1)}
            />
            <MoveButton
              words={`Move ${called} later`}
              icon="arrow"
              isOff={place === count - 1}
              onMove={() => onMove(place + 1)}
            />
          </>
        )}
        <button type="button" className="admin-icon-button admin-picture-remove" onClick={onRemove}>
          <Icon name="close" size={16} />
          <span className="sr-only">Remove {called}</span>
        </button>
      </div>
      {picture ? (
        <>
          <label htmlFor={field}>Alt text</label>
          <input
            id={field}
            className="admin-control control"
            value={picture.alt}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem === '' ? undefined : `${field}-problem`}
            onChange={({ target }) => onAlt(target.value)}
          />
        </>
      ) : (
        <p className="admin-field-error">
          {problem} Remove the image and save. The other images aren’t affected.
        </p>
      )}
      {picture && problem !== '' && (
        <p id={`${field}-problem`} className="admin-field-error">
          {problem}
        </p>
      )}
    </li>
  );
}
