/** Where a price belongs: in the product, in a document for signed-in customers, or nowhere. */
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { priceKind, type Price } from '#schema/price.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import {
  changesBetween,
  firstEdition,
  type Author,
  type DocumentWrite,
} from '#domain/editing/document-write.ts';
import type { RowValues } from './plan-row.ts';

/** Takes the price out of a product whose mode keeps it elsewhere, and gives public ones their tiers. */
export function withPriceByMode({ pricePaise, tiers, ...product }: RowValues): RowValues {
  return product['priceMode'] === 'public'
    ? { ...product, pricePaise, tiers: tiers ?? [] }
    : product;
}

interface PriceOf {
  id: string;
  /** As the row gives them; undefined where it does not. */
  pricePaise: unknown;
  tiers: unknown;
  stored: Price | undefined;
  author: Author;
}

/** What to write to `prices/{id}` for a `signIn` product; nothing when it stays as it is. */
export function planPrice({
  id,
  pricePaise,
  tiers,
  stored,
  author,
}: PriceOf):
  | { ok: true; writes: readonly DocumentWrite[] }
  | { ok: false; problems: readonly DocumentProblem[] } {
  const given = {
    ...(pricePaise === undefined ? {} : { pricePaise }),
    ...(tiers === undefined ? {} : { tiers }),
  };
  const before = stored
    ? encodeDocument(priceKind, stored)
    : { tiers: [], ...firstEdition(author) };
  const after = { ...before, ...given };
  const decoded = decodeDocument(priceKind, `prices/${id}`, after);
  if (!decoded.ok) return decoded;
  if (!stored) {
    return { ok: true, writes: [{ kind: 'create', collection: 'prices', id, data: after }] };
  }
  const changes = changesBetween(before, after);
  if (changes.length === 0) return { ok: true, writes: [] };
  const rev = stored.rev + 1;
  return { ok: true, writes: [{ kind: 'update', collection: 'prices', id, rev, changes }] };
}
