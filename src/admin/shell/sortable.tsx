/** A list whose entries are put in another order by dragging, with the mouse or by keyboard. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  type SortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

/** A press that moves less is a click, px. */
const FARTHEST_CLICK = 6;

interface Props {
  ids: string[];
  strategy: SortingStrategy;
  /** Screen reader announcements while dragging. */
  announcements: Announcements;
  instructions: string;
  /** @param to its new place, from 0 */
  onMove: (id: string, to: number) => void;
  children: ReactNode;
}

export function Sortable({ ids, strategy, announcements, instructions, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: FARTHEST_CLICK } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      <SortableContext items={ids} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
