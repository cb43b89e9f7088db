/** Sortable list of pictures, the main one first: by dragging, keyboard or buttons. */
import type { Announcements } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { Sortable } from '#admin/shell/sortable.tsx';
import { PictureCard } from './picture-card.tsx';
import type { PictureSlot } from './picture-slots.ts';

interface Props {
  slots: readonly PictureSlot[];
  isSingle: boolean;
  /** Error of an alt text; empty if none. */
  problemAt: (place: number) => string;
  onChange: (slots: readonly PictureSlot[]) => void;
  /** Called after a removal, which loses the focus. */
  onRemoved: () => void;
}

/** The same picture may appear twice. */
const keysOf = (slots: readonly PictureSlot[]): string[] =>
  slots.map(({ picture }, place) => {
    const before = slots.slice(0, place).filter((other) => other.picture?.url === picture?.url);
    return `${before.length} ${picture?.url ?? ''}`;
  });

/** The picture with another alt text; invalid values have none. */
const withAlt = (slot: PictureSlot, alt: string): PictureSlot => {
  const picture = slot.picture && { ...slot.picture, alt };
  return picture ? { ...slot, value: picture, picture } : slot;
};

const placeText = (keys: readonly string[], id: string | number): string =>
  `${keys.indexOf(String(id)) + 1} of ${keys.length}`;

/** Screen reader announcements while dragging. */
const announcements = (keys: readonly string[]): Announcements => ({
  onDragStart: ({ active }) => `Picked up image ${placeText(keys, active.id)}.`,
  onDragOver: ({ over }) => (over ? `It will be image ${placeText(keys, over.id)}.` : undefined),
  onDragEnd: ({ over }) => (over ? `Moved to image ${placeText(keys, over.id)}.` : undefined),
  onDragCancel: () => 'Not moved.',
});

const INSTRUCTIONS =
  'Press Space to pick up the image, arrow keys to move it, Space to drop it, Escape to cancel.';

export function PictureOrder({ slots, isSingle, problemAt, onChange, onRemoved }: Props) {
  const [said, setSaid] = useState('');
  const keys = keysOf(slots);
  const move = (from: number, to: number): void => onChange(arrayMove([...slots], from, to));
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Sortable
        ids={keys}
        strategy={rectSortingStrategy}
        announcements={announcements(keys)}
        instructions={INSTRUCTIONS}
        onMove={(id, to) => move(keys.indexOf(id), to)}
      >
        <ol
          className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-3 not-empty:mb-3"
          aria-label="Images in order"
        >
          {slots.map(({ picture, problems }, place) => (
            <PictureCard
              key={keys[place]}
              id={keys[place] ?? ''}
              picture={picture}
              place={place}
              count={slots.length}
              isSingle={isSingle}
              problem={picture ? problemAt(place) : problems.join(' ')}
              onMove={(to) => {
                move(place, to);
                setSaid(`Moved to image ${to + 1} of ${slots.length}.`);
              }}
              onAlt={(alt) =>
                onChange(slots.map((each, at) => (at === place ? withAlt(each, alt) : each)))
              }
              onRemove={() => {
                onChange(slots.filter((_, at) => at !== place));
                setSaid('Image removed. Discard your changes to get it back.');
                onRemoved();
              }}
            />
          ))}
        </ol>
      </Sortable>
    </>
  );
}
