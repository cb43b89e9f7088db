/**
 * What of a line goes along when the number of its pieces changes: weight and price do, as long as they are what was
 * proposed; what was typed by hand stays, and what would be proposed stands beside it.
 */
import type { QuoteFormLine } from '#core/quoting/quote-form.ts';
import { proposedRate, type PricedProduct } from '#core/quoting/suggest-lines.ts';

type Rate = QuoteFormLine['rate'];

/** What is proposed by the number of pieces. */
const FOLLOWED = ['weightMg', 'pricePaise'] as const;
export type Followed = (typeof FOLLOWED)[number];

const BASIS_OF: Readonly<Record<Followed, Rate['basis']>> = {
  weightMg: 'weight',
  pricePaise: 'piece',
};

/** Nothing typed is waiting for a proposal, where the line is reckoned by it. */
const isEmpty = (rate: Rate, field: Followed): boolean =>
  rate[field] === undefined && rate.basis === BASIS_OF[field];

/** What is as it was proposed for the pieces that the line has now; of no number of pieces, only what is empty. */
export function followedBy({ qty, rate }: QuoteFormLine, piece: PricedProduct): Followed[] {
  const proposed = typeof qty === 'number' ? proposedRate(piece, qty) : undefined;
  return FOLLOWED.filter(
    (field) =>
      isEmpty(rate, field) || (rate[field] !== undefined && rate[field] === proposed?.[field]),
  );
}

/** What these become with the pieces that the line has now; nothing while no number stands there. */
export function followingRate(
  { qty, rate }: QuoteFormLine,
  piece: PricedProduct,
  fields: readonly Followed[],
): [field: Followed, value: number][] {
  if (typeof qty !== 'number') return [];
  const proposed = proposedRate(piece, qty);
  return fields.flatMap((field) => {
    const value = proposed[field];
    return value === undefined || value === rate[field] ? [] : [[field, value] as const];
  });
}

/** What would be proposed, and is not what stands there; only of what the line is reckoned by. */
export function otherProposal(
  { qty, rate }: QuoteFormLine,
  piece: PricedProduct,
): { field: Followed; value: number } | undefined {
  const field = rate.basis === 'weight' ? 'weightMg' : 'pricePaise';
  const value = typeof qty === 'number' ? proposedRate(piece, qty)[field] : undefined;
  return value === undefined || value === rate[field] ? undefined : { field, value };
}
