/** Accepts the seller's quote. */
import type { Order } from '#schema/order.ts';
import { takeStep, type StepTaken } from './take-order-step.ts';

/** @param order as the customer saw it, with its quote */
export const acceptQuote = (id: string, order: Order, uid: string): Promise<StepTaken> =>
  takeStep(id, order, { status: 'accepted', uid });
