/** Moves a dragged card between columns with the arrow keys. */
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { PLACES } from './board-columns.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Distance from the edges of the target column, px. */
const INSET = 8;

export const columnByKey: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const at = PLACES.findIndex((status) => status === context.over?.id);
  const next = PLACES[at + step];
  const place = next && context.droppableRects.get(next);
  return place && { x: place.left + INSET, y: place.top + INSET };
};
