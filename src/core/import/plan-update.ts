/** Plans what a row changes in a product that the shop has already. */
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import type { Image } from '#schema/image.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { changesBetween, isSame, type DocumentWrite } from '#core/editing/document-write.ts';
import { lacksPrice, priceHolder } from '#core/editing/product-form.ts';
import type { Draft } from './draft.ts';
import { slugOf } from '#core/identifiers.ts';
import type { ImportMapping } from './mapping.ts';
import { nestParts, valueAt } from './nest-parts.ts';
import { statusOf } from './plan-create.ts';
import { plannedRow, type Planned, type PlanOptions, type RowValues } from './plan-row.ts';
import { formerAddresses } from '#core/editing/former-addresses.ts';
import { planPrice, withPriceByMode, type GivenPrice } from './price-place.ts';
import { withWords } from './row-images.ts';
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
  product: ProductDocument,
  { exact }: ImportMapping,
): RowValues {
  const said = Object.entries(values).filter(([field, value]) => {
    if (field === 'category' || field === 'subCategory') return value !== undefined;
    if (field === 'images' && !exact && urlsOf(value) === urlsOf(product.images)) return false;
    return (
      draft.fromList.has(field) || isTakenBack(product) || isStillCopied(draft, field, product)
    );
  });
  return Object.fromEntries(said.map(([field, value]) => [field, named(field, value, product)]));
}

/** A list without titles names its pictures by the product's own. */
const named = (field: string, value: unknown, { title }: ProductDocument): unknown =>
  // Of a list they are pictures; what is none, the schema refuses.
  field === 'images' && Array.isArray(value) ? withWords(value as Image[], title) : value;

/** What staff have made different of its source stays; what is the same follows it. */
function isStillCopied(
  { copied, fromList }: Draft,
  field: string,
  product: ProductDocument,
): boolean {
  const source = copied.get(field);
  if (source === undefined || !fromList.has(source)) return false;
  return isSame(valueAt(product, field), valueAt(product, source));
}

/** Made and deleted, and nothing else, as by an import that was taken back: a list says all of it anew. */
const isTakenBack = ({ rev, deletedAt }: ProductDocument): boolean =>
  deletedAt !== null && rev === 2;

/** A new title brings a new slug, unless the list gives the slug itself; the old one keeps leading here. */
function slugsAfter(product: ProductDocument, said: RowValues): RowValues {
  const title = said['title'];
  const renamed = typeof title === 'string' && title !== product.title;
  const slug = said['slug'] ?? (renamed ? slugOf(title) || product.slug : product.slug);
  if (slug === product.slug) return {};
  return { slug, oldSlugs: formerAddresses([...product.oldSlugs, product.slug], String(slug)) };
}

/** What staff have deleted, and a list still has, goes live by none of it: it is a draft again, or put away. */
function statusAfter(said: RowValues, product: ProductDocument, publish: boolean): unknown {
  const status = said['status'] ?? product.status;
  if (product.deletedAt === null) return statusOf({ status }, publish);
  return status === 'archived' ? status : 'draft';
}

/** The product as the row leaves it, in Firestore's form, with its price wherever that will be kept. */
function after(
  said: RowValues,
  product: ProductDocument,
  price: GivenPrice,
  publish: boolean,
): RowValues {
  const stored = encodeDocument(productKind, product);
  // A product moved to another category leaves its old subcategory.
  const moved = said['category'] !== undefined && said['category'] !== product.category;
  return {
    ...stored,
    ...(moved ? { subCategory: undefined } : {}),
    ...nestParts(said, stored),
    ...slugsAfter(product, said),
    status: statusAfter(said, product, publish),
    ...price,
  };
}

/** The price that customers are shown now; nothing where there is none, or it was taken away. */
function priceBefore({ product, price }: KnownProduct): GivenPrice {
  // What was deleted with its product comes back with it.
  const isKept = price?.deletedAt === null || product.deletedAt !== null;
  const holder = priceHolder(product, isKept ? price : undefined);
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
  const hasNone = isMissing || lacksPrice(decoded.value, price);
  const own = planPrice({
    id,
    price: priceMode === 'signIn' && !hasNone ? price : undefined,
    stored,
    author,
  });
  if (!own.ok)
    return refusedBySchema({ ...judged, document: { ...price }, problems: own.problems });
  const writes: DocumentWrite[] = [...own.writes];
  const changes = changesBetween(encodeDocument(productKind, product), changed);
  const { deletedAt } = product;
  const back = { field: 'deletedAt', before: deletedAt && new Date(deletedAt), after: null };
  const written = deletedAt === null ? changes : [...changes, back];
  if (written.length > 0) {
    const rev = product.rev + 1;
    writes.push({ kind: 'update', collection: 'prod', id, rev, changes: written });
  }
  const planned = plannedRow({ row, sku }, id, decoded.value);
  if (writes.length === 0) return { ok: true, plan: { ...planned, action: 'keep' } };
  const all = [
    ...changesBetween(told(before), priceMode === 'onRequest' ? {} : told(price)),
    ...changes.filter(({ field }) => !PRICE_FIELDS.has(field)),
  ];
  const action = deletedAt === null ? 'update' : 'restore';
  const touched = new Set(all.map(({ field }) => field));
  const hasTiers = Array.isArray(price.tiers) && price.tiers.length > 0;
  const keepsTiers = touched.has('pricePaise') && !touched.has('tiers') && hasTiers;
  return { ok: true, plan: { ...planned, action, writes, changes: all, keepsTiers } };
}
