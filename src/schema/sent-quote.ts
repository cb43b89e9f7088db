/**
 * A quote as it was sent, with everything that its proforma invoice shows (`orders/{id}/quotes/{revision}`). Staff write it
 * with the order, its customer can read it, and it is never changed.
 */
import * as z from 'zod';
import { documentId, instant } from './fields.ts';
import { defineKind } from './kind.ts';
import { quoteFields } from './quote.ts';
import { tradePaper } from './trade-paper.ts';

export const quotePaper = tradePaper.extend({
  /** Whether the customer could accept it in an account then, which the paper says; absent in older ones. */
  hasAccount: z.boolean().optional(),
});
export type QuotePaper = z.output<typeof quotePaper>;

const sentQuote = z.object({
  /** As in the order. */
  quote: quoteFields,
  /** Its lines are those of the quote, in the same order. */
  paper: quotePaper,
  by: documentId,
  at: instant,
});
export type SentQuote = z.output<typeof sentQuote>;

export const sentQuoteKind = defineKind({
  name: 'sent quote',
  collection: 'orders/{id}/quotes',
  schema: sentQuote,
});
