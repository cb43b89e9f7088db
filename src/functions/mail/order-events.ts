/** Which mail a change of an order causes. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { CustomerAnswer } from '#schema/mail.ts';
import { changeRequest, order, type Order } from '#schema/order.ts';

/** Equal for equal quotes. */
export const quoteFingerprint = (quote: NonNullable<Order['quote']>): string =>
  createHash('sha256').update(JSON.stringify(quote)).digest('hex').slice(0, 16);

/** The fields that matter. An invalid quote causes a mail, too: queueing it fails, so that staff hear of it. */
const version = order.pick({ status: true, rev: true, uid: true }).extend({
  // Invalid ones must not stop the mail about the quote.
  timeline: order.shape.timeline.catch([]),
  changeRequest: changeRequest.optional().catch(undefined),
  quote: z
    .unknown()
    .optional()
    .transform((quote) => {
      if (quote === undefined) return undefined;
      const parsed = order.shape.quote.safeParse(quote);
      return parsed.data === undefined ? 'invalid' : quoteFingerprint(parsed.data);
    }),
});
type Version = z.output<typeof version>;

/** @param fields of an order, as stored; undefined before its creation */
export const versionOf = (fields: unknown): Version | undefined => version.safeParse(fields).data;

export interface OrderMailEvent {
  event: 'received' | 'quoted' | 'answered' | 'dispatched';
  /** Of a quote and of an answer: the revision that has it. */
  rev?: string;
  /** Of a quote: its fingerprint, and whether it replaces another one. */
  quote?: string;
  isRevised?: boolean;
  answer?: CustomerAnswer;
}

/** What the customer has done in the account; staff know what they record themselves. */
function answerOf(before: Version, after: Version): CustomerAnswer | undefined {
  const { status, uid, timeline } = after;
  const requestedAt = after.changeRequest?.at;
  if (requestedAt !== undefined && requestedAt !== before.changeRequest?.at) return 'change';
  const event = timeline.find((each) => each.status === status);
  // An undone step leads back to an earlier event.
  const isNew = !before.timeline.some((each) => each.status === status && each.at === event?.at);
  if (event?.by !== uid || !isNew) return undefined;
  if (status === 'accepted') return 'accepted';
  if (status !== 'cancelled') return undefined;
  return before.status === 'quoted' ? 'declined' : 'cancelled';
}

/** @param before undefined for a new order. @param after undefined for a deleted one */
export function orderMailEvent(
  before: Version | undefined,
  after: Version | undefined,
): OrderMailEvent | undefined {
  if (after === undefined) return undefined;
  const { status, quote, rev } = after;
  if (before === undefined) return status === 'requested' ? { event: 'received' } : undefined;
  const answer = answerOf(before, after);
  if (answer !== undefined) return { event: 'answered', rev: String(rev), answer };
  if (status === 'quoted' && quote !== undefined) {
    const isRevised = before.quote !== undefined;
    // An undone acceptance or cancellation leaves the quote as it was sent.
    return before.quote === quote
      ? undefined
      : { event: 'quoted', rev: String(rev), quote, isRevised };
  }
  // An undone delivery or cancellation leads back to an earlier event.
  const hadLeft = [before, ...before.timeline].some((each) => each.status === 'dispatched');
  return status === 'dispatched' && !hadLeft ? { event: 'dispatched' } : undefined;
}
