/** Screen reader announcements while a card is dragged. */
import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import type { OrderStatus } from '#schema/order.ts';
import { PLACES } from './board-columns.ts';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up the order, the left and right arrow keys to move it between columns, Space to drop it, and Escape to cancel.',
};

/**
 * @param id of a column
 * @returns undefined for anything else
 */
export const columnOf = (id: unknown): OrderStatus | undefined =>
  PLACES.find((status) => status === id);

interface CardLookup {
  /** Order number of a card. */
  numberOf: (id: string) => string;
  /** Why the card cannot be dropped there; undefined if it can. */
  problemOf: (id: string, to: OrderStatus) => string | undefined;
}

export function announcements({ numberOf, problemOf }: CardLookup): Announcements {
  const over = (id: string, place: OrderStatus): string => {
    const problem = problemOf(id, place);
    return problem === undefined
      ? `${STATUS_NAMES[place]}: can be dropped here.`
      : `${STATUS_NAMES[place]}: not possible. ${problem}`;
  };
  return {
    onDragStart: ({ active }) => `${numberOf(String(active.id))} picked up.`,
    onDragOver: ({ active, over: at }) => {
      const place = columnOf(at?.id);
      return place && over(String(active.id), place);
    },
    onDragEnd: ({ active, over: at }) => {
      const place = columnOf(at?.id);
      return `${numberOf(String(active.id))} dropped${place ? ` on ${STATUS_NAMES[place]}` : ''}.`;
    },
    onDragCancel: ({ active }) => `${numberOf(String(active.id))} was not moved.`,
  };
}
