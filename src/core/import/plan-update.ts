/** Plans the changes of a row to an existing product. */
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import type { Image } from '#schema/image.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { changesBetween, isSame, type DocumentWrite } from '#core/editing/document-write.ts';
import { hasNoPrice, priceHolder } from '#core/editing/product-form.ts';
import type { Draft } from './draft.ts';
import { slugOf } from '#core/identifiers.ts';
import type { ImportMapping } from './mapping.ts';
import { nestParts, valueAt } from './nest-parts.ts';
import { newStatus } from './plan-create.ts';
import { plannedRow, type Planned, type PlanOptions, type RowValues } from './plan-row.ts';
import { oldSlugsOf } from '#core/editing/old-slugs.ts';
import { planPrice, withPriceByMode, type GivenPrice } from './price-place.ts';
import { withAltTexts } from './row-images.ts';
import { refusedBySchema } from './schema-problems.ts';
import type { StoredProduct } from './stored.ts';

type ExistingProduct = Extract<StoredProduct, { state: 'valid' }>;

const urlsOf = (images: unknown): string =>
  Array.isArray(images)
    ? images.map((image: { url?: unknown }) => String(image.url)).join('\n')
    : '';

/**
 * Only values from the list change a product: defaults and constants of the mapping were for its first import,
 * and staff may have improved them since. Pictures with the same addresses stay, with their alt texts.
 */
function valuesFromList(
  draft: Draft,
  values: RowValues,
  product: ProductDocument,
  { exact }: ImportMapping,
): RowValues {
  const said = Object.entries(values).filter(([field, value]) => {
    if (field === 'category' || field === 'subCategory') return value !== undefined;
    if (field === 'images' && !exact && urlsOf(value) === urlsOf(product.images)) return false;
    return draft.fromList.has(field) || isUndone(product) || isStillCopied(draft, field, product);
  });
  return Object.fromEntries(said.map(([field, value]) => [field, named(field, value, product)]));
}

/** Without a title in the list, alt texts use the product's title. */
const named = (field: string, value: unknown, { title }: ProductDocument): unknown =>
  // The schema rejects other values.
  field === 'images' && Array.isArray(value) ? withAltTexts(value as Image[], title) : value;

/** A copied field follows its source unless staff changed it. */
function isStillCopied(
  { copied, fromList }: Draft,
  field: string,
  product: ProductDocument,
): boolean {
  const source = copied.get(field);
  if (source === undefined || !fromList.has(source)) return false;
  return isSame(valueAt(product, field), valueAt(product, source));
}

/** A product that was only created and deleted, as by an undone import, takes all values again. */
const isUndone = ({ rev, deletedAt }: ProductDocument): boolean => deletedAt !== null && rev === 2;

/** A new title gives a new slug, unless the list contains the slug; the old one redirects. */
function slugsAfter(product: ProductDocument, said: RowValues): RowValues {
  const title = said['title'];
  const renamed = typeof title === 'string' && title !== product.title;
  const slug = said['slug'] ?? (renamed ? slugOf(title) || product.slug : product.slug);
  if (slug === product.slug) return {};
  return { slug, oldSlugs: oldSlugsOf([...product.oldSlugs, product.slug], String(slug)) };
}

/**
 * A product that staff deleted never goes live through an import: it becomes a draft or stays archived.
 */
function statusAfter(said: RowValues, product: ProductDocument, publish: boolean): unknown {
  const status = said['status'] ?? product.status;
  if (product.deletedAt === null) return newStatus({ status }, publish);
  return status === 'archived' ? status : 'draft';
}

/** The product after the import in Firestore's form, with its price. */
function after(
  said: RowValues,
  product: ProductDocument,
  price: GivenPrice,
  publish: boolean,
): RowValues {
  const stored = encodeDocument(productKind, product);
  // A product that moves to another category loses its subcategory.
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

/** The current price for customers; undefined if there is none or it was deleted. */
function priceBefore({ product, price }: ExistingProduct): GivenPrice {
  // A price deleted with its product is restored with it.
  const isCurrent = price?.deletedAt === null || product.deletedAt !== null;
  const holder = priceHolder(product, isCurrent ? price : undefined);
  const { pricePaise, tiers } = { pricePaise: undefined, tiers: undefined, ...holder };
  return { pricePaise, tiers };
}

/**
 * The price of the list, otherwise the current one; the mapping's default only if there is none.
 */
function priceAfter(said: RowValues, values: RowValues, before: GivenPrice): GivenPrice {
  const other = before.pricePaise === undefined ? values : before;
  return {
    pricePaise: said['pricePaise'] ?? other.pricePaise,
    tiers: said['tiers'] ?? other.tiers,
  };
}

/** The price as one value, whichever document contains it. */
const priceValues = ({ pricePaise, tiers }: GivenPrice): RowValues => ({
  pricePaise,
  tiers: Array.isArray(tiers) && tiers.length > 0 ? tiers : undefined,
});

const PRICE_FIELDS: ReadonlySet<string> = new Set(['pricePaise', 'tiers']);

/** The differences between the shop's product and the row, or nothing to do. */
export function updateProduct(
  draft: Draft,
  values: RowValues,
  existing: ExistingProduct,
  { author, publish, mapping }: PlanOptions,
): Planned {
  const { row, sku } = draft;
  const { id, product, price: stored } = existing;
  const said = valuesFromList(draft, values, product, mapping);
  const before = priceBefore(existing);
  const price = priceAfter(said, values, before);
  const changed = withPriceByMode(after(said, product, price, publish));
  const judged = { row, mapping };
  const decoded = decodeDocument(productKind, `prod/${id}`, changed);
  if (!decoded.ok) {
    return refusedBySchema({ ...judged, document: changed, problems: decoded.problems });
  }
  const { priceMode } = decoded.value;
  // A missing price stays missing if the list has no price columns.
  const isMissing =
    product.priceMode === 'signIn' &&
    mapping.partial &&
    price.pricePaise === undefined &&
    price.tiers === undefined;
  const hasNone = isMissing || hasNoPrice(decoded.value, price);
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
  if (writes.length === 0) return { ok: true, plan: { ...planned, action: 'unchanged' } };
  const all = [
    ...changesBetween(priceValues(before), priceMode === 'onRequest' ? {} : priceValues(price)),
    ...changes.filter(({ field }) => !PRICE_FIELDS.has(field)),
  ];
  const action = deletedAt === null ? 'update' : 'restore';
  const touched = new Set(all.map(({ field }) => field));
  const hasTiers = Array.isArray(price.tiers) && price.tiers.length > 0;
  const tiersUnchanged = touched.has('pricePaise') && !touched.has('tiers') && hasTiers;
  return { ok: true, plan: { ...planned, action, writes, changes: all, tiersUnchanged } };
}
