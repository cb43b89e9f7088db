/**
 * Updates a line when its quantity changes: weight and price follow as long as they equal the proposal; typed
 * values stay, with the proposal beside them.
 */
import type { QuoteFormLine } from '#core/quoting/quote-form.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { proposedRate } from '#core/quoting/suggest-lines.ts';

type Rate = QuoteFormLine['rate'];

/** Values proposed by quantity. */
const FOLLOWED = ['weightMg', 'pricePaise'] as const;
export type Followed = (typeof FOLLOWED)[number];

const BASIS_OF: Readonly<Record<Followed, Rate['basis']>> = {
  weightMg: 'weight',
  pricePaise: 'unit',
};

/** Whether the value is needed for the pricing basis and still empty. */
const isEmpty = (rate: Rate, field: Followed): boolean =>
  rate[field] === undefined && rate.basis === BASIS_OF[field];

/** Values equal to the proposal for the current quantity; without a quantity, the empty ones. */
export function followedBy({ qty, rate }: QuoteFormLine, piece: PricedProduct): Followed[] {
  const proposed = typeof qty === 'number' ? proposedRate(piece, qty) : undefined;
  return FOLLOWED.filter(
    (field) =>
      isEmpty(rate, field) || (rate[field] !== undefined && rate[field] === proposed?.[field]),
  );
}

/** The proposals for the current quantity; none without a number. */
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

/** The proposal, if it differs from the value and the pricing basis uses it. */
export function otherProposal(
  { qty, rate }: QuoteFormLine,
  piece: PricedProduct,
): { field: Followed; value: number } | undefined {
  const field = rate.basis === 'weight' ? 'weightMg' : 'pricePaise';
  const value = typeof qty === 'number' ? proposedRate(piece, qty)[field] : undefined;
  return value === undefined || value === rate[field] ? undefined : { field, value };
}
