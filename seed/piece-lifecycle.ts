/** When a piece was added to the shop, and its status since. */
import type { PublicationStatus } from '#schema/product-status.ts';
import { DAY, daysBefore, HOUR, indianDay, MINUTE } from './clock.ts';
import { DESIGN_COUNT, type Piece } from './piece.ts';

/** When a product was added, ms: about one a day for the designs, then three an hour further back. */
export function arrival(index: number): number {
  if (index < DESIGN_COUNT) {
    return daysBefore(2 + Math.floor(index * 1.08), 10 + (index % 7)) + (index % 4) * 13 * MINUTE;
  }
  return daysBefore(2 + DESIGN_COUNT * 1.1) - (index - DESIGN_COUNT) * 20 * MINUTE;
}

export interface Lifecycle {
  status: PublicationStatus;
  publishAt?: number;
  updatedAt?: number;
  deletedAt?: number;
}

/** The status of a piece with its times; times in ms. */
export function lifecycle({ design, index, variationOf }: Piece, arrived: number): Lifecycle {
  const state = variationOf === null ? design.state : undefined;
  switch (state) {
    case undefined:
      return { status: 'published', publishAt: arrived + 2 * HOUR };
    case 'deleted':
      return {
        status: 'published',
        updatedAt: arrived + 40 * DAY,
        deletedAt: arrived + 40 * DAY,
      };
    case 'scheduled':
      return { status: 'scheduled', publishAt: indianDay('2027-02-01', 10) + index * DAY };
    default:
      return { status: state };
  }
}
