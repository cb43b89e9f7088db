/** Plans what a row changes in a product that the shop has already. */
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import {
  changesBetween,
  withStoredImages,
  type DocumentWrite,
} from '#domain/editing/document-write.ts';
import { priceHolder } from '#domain/editing/product-form.ts';
import type { Draft } from './draft.ts';
import { slugOf } from '#domain/identifiers.ts';
import type { ImportMapping } from './mapping.ts';
import { nestParts } from './nest-parts.ts';
import { plannedRow, type Planned, type PlanOptions, type RowValues } from './plan-row.ts';
import { formerAddresses } from '#domain/editing/former-addresses.ts';
import { planPrice, withPriceByMode, type GivenPrice } from './price-place.ts';
import { refusedBySchema } from './schema-problems.ts';
import type { StoredProduct } from './stored.ts';

type KnownProduct = Extract<StoredProduct, { state: 'known' }>;

const urlsOf = (images: unknown): string =>
  Array.isArray(images)
    ? images.map((image: { url?: unknown }) => String(image.url)).join('\n')
    : '';

/**
 * Only what stands in the list changes a product: defaults and constants of the mapping were for its first
 * import, and staff may have put better values in their place since. Pictures with the same addresses stay
 * as they are, with the alt texts they have been given.
 */
function saidByTheList(
  draft: Draft,
  values: RowValues,
  product: Product,
  { exact }: ImportMapping,
): RowValues {
  const said = Object.entries(values).filter(([field, value]) => {
    if (field === 'category' || field === 'subCategory') return value !== undefined;
    if (field === 'images' && !exact && urlsOf(value) === urlsOf(product.images)) return false;
    return draft.fromList.has(field);
  });
  return Object.fromEntries(said);
}

/** A new title brings a new slug, unless the list gives the slug itself; the old one keeps leading here. */
function slugsAfter(product: Product, said: RowValues): RowValues {
  const title = said['title'];
  const renamed = typeof title === 'string' && title !== product.title;
  const slug = said['slug'] ?? (renamed ? slugOf(title) || product.slug : product.slug);
  if (slug === product.slug) return {};
  return { slug, oldSlugs: formerAddresses([...product.oldSlugs, product.slug], String(slug)) };
}

/** The product as the row leaves it, in Firestore's form, with its price wherever that will be kept. */
function after(said: RowValues, product: Product, price: GivenPrice, publish: boolean): RowValues {
  const stored = encodeDocument(productKind, product);
  const goesLive = publish && (said['status'] ?? product.status) === 'draft';
  // A product moved to another category leaves its old subcategory.
  const moved = said['category'] !== undefined && said['category'] !== product.category;
  return {
    ...stored,
    ...(moved ? { subCategory: undefined } : {}),
    ...withStoredImages(nestParts(said, stored)),
    ...slugsAfter(product, said),
    ...(goesLive ? { status: 'published' } : {}),
    ...price,
  };
}

/** The price that customers are shown now; nothing where there is none, or it was taken away. */
function priceBefore({ product, price }: KnownProduct): GivenPrice {
  const holder = priceHolder(product, price?.deletedAt === null ? price : undefined);
  const { pricePaise, tiers } = { pricePaise: undefined, tiers: undefined, ...holder };
  return { pricePaise, tiers };
}

/** What the list says of the price, else what the shop has; what the mapping proposes only where there is none. */
function priceAfter(said: RowValues, values: RowValues, before: GivenPrice): GivenPrice {
  const other = before.pricePaise === undefined ? values : before;
  return {
    pricePaise: said['pricePaise'] ?? other.pricePaise,
    tiers: said['tiers'] ?? other.tiers,
  };
}

/** What a price comes to: wherever it is kept, it is told as one. */
const told = ({ pricePaise, tiers }: GivenPrice): RowValues => ({
  pricePaise,
  tiers: Array.isArray(tiers) && tiers.length > 0 ? tiers : undefined,
});

const PRICE_FIELDS: ReadonlySet<string> = new Set(['pricePaise', 'tiers']);

/** The differences between the shop's product and the row, or nothing to do. */
export function updateProduct(
  draft: Draft,
  values: RowValues,
  known: KnownProduct,
  { author, publish, mapping }: PlanOptions,
): Planned {
  const { row, sku } = draft;
  const { id, product, price: stored } = known;
  const said = saidByTheList(draft, values, product, mapping);
  const before = priceBefore(known);
  const price = priceAfter(said, values, before);
  const changed = withPriceByMode(after(said, product, price, publish));
  const judged = { row, mapping };
  const decoded = decodeDocument(productKind, `prod/${id}`, changed);
  if (!decoded.ok) {
    return refusedBySchema({ ...judged, document: changed, problems: decoded.problems });
  }
  const { priceMode } = decoded.value;
  // A price that is missing stays missing where the list does not speak of prices.
  const isMissing =
    product.priceMode === 'signIn' &&
    mapping.partial &&
    price.pricePaise === undefined &&
    price.tiers === undefined;
  const own = planPrice({
    id,
    price: priceMode === 'signIn' && !isMissing ? price : undefined,
    stored,
    author,
  });
  if (!own.ok)
    return refusedBySchema({ ...judged, document: { ...price }, problems: own.problems });
  const writes: DocumentWrite[] = [...own.writes];
  const changes = changesBetween(encodeDocument(productKind, product), changed);
  if (changes.length > 0) {
    writes.push({ kind: 'update', collection: 'prod', id, rev: product.rev + 1, changes });
  }
  const planned = plannedRow({ row, sku }, id, decoded.value);
  if (writes.length === 0) return { ok: true, plan: { ...planned, action: 'keep' } };
  const all = [
    ...changesBetween(told(before), priceMode === 'onRequest' ? {} : told(price)),
    ...changes.filter(({ field }) => !PRICE_FIELDS.has(field)),
  ];
  return { ok: true, plan: { ...planned, action: 'update', writes, changes: all } };
}
