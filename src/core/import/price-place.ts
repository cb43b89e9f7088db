/**
 * Decides where a price is stored: in the product, in a document for signed-in customers, or nowhere.
 */
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { priceKind, type Price } from '#schema/price.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { firstEdition, type Author, type DocumentWrite } from '#core/editing/document-write.ts';
import { planOptionalDocument } from '#core/editing/editable.ts';
import type { Draft } from './draft.ts';
import type { RowValues } from './plan-row.ts';

/**
 * Removes the price of a product whose mode stores it elsewhere, and adds the tiers of public prices.
 */
export function withPriceByMode({ pricePaise, tiers, ...product }: RowValues): RowValues {
  return product['priceMode'] === 'public'
    ? { ...product, pricePaise, tiers: tiers ?? [] }
    : product;
}

/** The SKUs that get a price for signed-in customers; these may have a deleted price document. */
export const skusForCustomers = (drafts: readonly Draft[]): string[] =>
  drafts.flatMap(({ sku, values }) => (values.priceMode === 'signIn' ? [sku] : []));

/** A price of a list or a document; undefined if there is none. */
export interface GivenPrice {
  pricePaise: unknown;
  tiers: unknown;
}

interface PriceOf {
  id: string;
  /** Undefined unless the mode needs a price document. */
  price: GivenPrice | undefined;
  /** May be a deleted one. */
  stored: Price | undefined;
  author: Author;
}

type PricePlan =
  | { ok: true; writes: readonly DocumentWrite[] }
  | { ok: false; problems: readonly DocumentProblem[] };

/** The writes to `prices/{id}`; empty if it stays unchanged. */
export function planPrice({ id, price, stored, author }: PriceOf): PricePlan {
  if (price === undefined)
    return written(planOptionalDocument(priceKind, { id, stored, fields: undefined }));
  const edition = stored ? encodeDocument(priceKind, stored) : firstEdition(author);
  const given = { ...edition, pricePaise: price.pricePaise, tiers: price.tiers ?? [] };
  const decoded = decodeDocument(priceKind, `prices/${id}`, given);
  if (!decoded.ok) return decoded;
  const { pricePaise, tiers } = decoded.value;
  return written(planOptionalDocument(priceKind, { id, stored, fields: { pricePaise, tiers } }));
}

const written = (write: DocumentWrite | undefined): PricePlan => ({
  ok: true,
  writes: write === undefined ? [] : [write],
});
