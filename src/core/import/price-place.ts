/** Where a price belongs: in the product, in a document for signed-in customers, or nowhere. */
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { priceKind, type Price } from '#schema/price.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { firstEdition, type Author, type DocumentWrite } from '#core/editing/document-write.ts';
import { planKept } from '#core/editing/editable.ts';
import type { Draft } from './draft.ts';
import type { RowValues } from './plan-row.ts';

/** Takes the price out of a product whose mode keeps it elsewhere, and gives public ones their tiers. */
export function withPriceByMode({ pricePaise, tiers, ...product }: RowValues): RowValues {
  return product['priceMode'] === 'public'
    ? { ...product, pricePaise, tiers: tiers ?? [] }
    : product;
}

/** The SKUs that a list prices for customers alone: of these the shop may keep a price that was taken away. */
export const skusForCustomers = (drafts: readonly Draft[]): string[] =>
  drafts.flatMap(({ sku, values }) => (values.priceMode === 'signIn' ? [sku] : []));

/** A price as it stands in a list or a document; undefined where it does not. */
export interface GivenPrice {
  pricePaise: unknown;
  tiers: unknown;
}

interface PriceOf {
  id: string;
  /** Undefined where the product's mode keeps none for customers alone. */
  price: GivenPrice | undefined;
  /** Also one that was taken away. */
  stored: Price | undefined;
  author: Author;
}

type PricePlan =
  | { ok: true; writes: readonly DocumentWrite[] }
  | { ok: false; problems: readonly DocumentProblem[] };

/** What to write to `prices/{id}`; nothing when it stays as it is. */
export function planPrice({ id, price, stored, author }: PriceOf): PricePlan {
  if (price === undefined) return written(planKept(priceKind, { id, stored, fields: undefined }));
  const edition = stored ? encodeDocument(priceKind, stored) : firstEdition(author);
  const given = { ...edition, pricePaise: price.pricePaise, tiers: price.tiers ?? [] };
  const decoded = decodeDocument(priceKind, `prices/${id}`, given);
  if (!decoded.ok) return decoded;
  const { pricePaise, tiers } = decoded.value;
  return written(planKept(priceKind, { id, stored, fields: { pricePaise, tiers } }));
}

const written = (write: DocumentWrite | undefined): PricePlan => ({
  ok: true,
  writes: write === undefined ? [] : [write],
});
