/** Quotes of an order are numbered from 1 on. */
import type { Order } from '#schema/order.ts';
import type { Quote } from './calculate-quote.ts';

/** The number of the quote that is sent next. @param sent the numbers of earlier ones that staff have withdrawn */
export const nextRevision = ({ quote }: Pick<Order, 'quote'>, sent: readonly number[]): number =>
  Math.max(0, ...sent, quote === undefined ? 0 : revisionOf(quote)) + 1;

/** Quotes of other programs have no number and count as the first. */
export const revisionOf = ({ revision = 1 }: Pick<Quote, 'revision'>): number => revision;
