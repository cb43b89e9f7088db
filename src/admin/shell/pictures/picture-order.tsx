/** Pictures in their order, the main one first: moved by dragging their handle, by keyboard on it, or by buttons. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import { PictureCard } from './picture-card.tsx';
import type { PictureSlot } from './use-picture-uploads.ts';

interface Props {
  slots: readonly PictureSlot[];
  isSingle: boolean;
  /** What is wrong with the words of one; empty when nothing is. */
  problemAt: (place: number) => string;
  onChange: (slots: readonly PictureSlot[]) => void;
  /** Called when one was taken away, and the focus with it. */
  onRemoved: () => void;
}

/** The same picture may stand there twice. */
const keysOf = (slots: readonly PictureSlot[]): string[] =>
  slots.map(({ picture }, place) => {
    const before = slots.slice(0, place).filter((other) => other.picture?.url === picture?.url);
    return `${before.length} ${picture?.url ?? ''}`;
  });

/** The same picture with other words; what is none has no words. */
const withWords = (slot: PictureSlot, alt: string): PictureSlot => {
  const picture = slot.picture && { ...slot.picture, alt };
  return picture ? { ...slot, value: picture, picture } : slot;
};

const placeWords = (keys: readonly string[], id: string | number): string =>
  `${keys.indexOf(String(id)) + 1} of ${keys.length}`;

/** What is read out while one is moved. */
const announcements = (keys: readonly string[]): Announcements => ({
  onDragStart: ({ active }) => `Picked up image ${placeWords(keys, active.id)}.`,
  onDragOver: ({ over }) => (over ? `It will be image ${placeWords(keys, over.id)}.` : undefined),
  onDragEnd: ({ over }) => (over ? `Moved to image ${placeWords(keys, over.id)}.` : undefined),
  onDragCancel: () => 'Not moved.',
});

const INSTRUCTIONS =
  'Press Space to pick up the image, arrow keys to move it, Space to drop it, Escape to cancel.';

export function PictureOrder({ slots, isSingle, problemAt, onChange, onRemoved }: Props) {
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    // A press that moves a little is still a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = keysOf(slots);
  const move = (from: number, to: number): void => onChange(arrayMove([...slots], from, to));
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (to >= 0 && from !== to) move(from, to);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: announcements(keys),
          screenReaderInstructions: { draggable: INSTRUCTIONS },
        }}
      >
        <SortableContext items={keys} strategy={rectSortingStrategy}>
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
                  onChange(slots.map((each, at) => (at === place ? withWords(each, alt) : each)))
                }
                onRemove={() => {
                  onChange(slots.filter((_, at) => at !== place));
                  setSaid('Image removed. Discard your changes to get it back.');
                  onRemoved();
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}
