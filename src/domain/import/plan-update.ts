/** Plans what a row changes in a product that the shop has already. */
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import {
  changesBetween,
  withStoredImages,
  type DocumentWrite,
} from '#domain/editing/document-write.ts';
import type { Draft } from './draft.ts';
import { slugOf } from '#domain/identifiers.ts';
import type { ImportMapping } from './mapping.ts';
import { nestParts } from './nest-parts.ts';
import { plannedRow, type Planned, type PlanOptions, type RowValues } from './plan-row.ts';
import { planPrice, withPriceByMode } from './price-place.ts';
import { refusedBySchema } from './schema-problems.ts';
import type { StoredProduct } from './stored.ts';

type KnownProduct = Extract<StoredProduct, { state: 'known' }>;

const MOST_OLD_SLUGS = 50;

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
  const oldSlugs = [...product.oldSlugs, product.slug].filter((old) => old !== slug);
  return { slug, oldSlugs: oldSlugs.slice(-MOST_OLD_SLUGS) };
}

/** The product as the row leaves it, in Firestore's form. */
function after(said: RowValues, product: Product, publish: boolean): RowValues {
  const stored = encodeDocument(productKind, product);
  const goesLive = publish && (said['status'] ?? product.status) === 'draft';
  // A product moved to another category leaves its old subcategory.
  const moved = said['category'] !== undefined && said['category'] !== product.category;
  return withPriceByMode({
    ...stored,
    ...(moved ? { subCategory: undefined } : {}),
    ...withStoredImages(nestParts(said, stored)),
    ...slugsAfter(product, said),
    ...(goesLive ? { status: 'published' } : {}),
  });
}

/** The differences between the shop's product and the row, or nothing to do. */
export function updateProduct(
  draft: Draft,
  values: RowValues,
  { id, product, price: storedPrice }: KnownProduct,
  { author, publish, mapping }: PlanOptions,
): Planned {
  const { row, sku } = draft;
  const said = saidByTheList(draft, values, product, mapping);
  const changed = after(said, product, publish);
  const decoded = decodeDocument(productKind, `prod/${id}`, changed);
  if (!decoded.ok) {
    return refusedBySchema({ row, mapping, document: changed, problems: decoded.problems });
  }
  const writes: DocumentWrite[] = [];
  const { pricePaise, tiers } = storedPrice ? said : values;
  // A price that is missing stays missing where the list does not speak of prices.
  const isAsBefore = product.priceMode === 'signIn' && !storedPrice && mapping.partial;
  if (
    decoded.value.priceMode === 'signIn' &&
    !(isAsBefore && pricePaise === undefined && tiers === undefined)
  ) {
    const price = planPrice({ id, pricePaise, tiers, stored: storedPrice, author });
    if (!price.ok) {
      return refusedBySchema({ row, mapping, document: values, problems: price.problems });
    }
    writes.push(...price.writes);
  }
  const changes = changesBetween(encodeDocument(productKind, product), changed);
  if (changes.length > 0) {
    writes.push({ kind: 'update', collection: 'prod', id, rev: product.rev + 1, changes });
  }
  const planned = plannedRow({ row, sku }, id, decoded.value);
  if (writes.length === 0) return { ok: true, plan: { ...planned, action: 'keep' } };
  const all = writes.flatMap((write) => (write.kind === 'update' ? write.changes : []));
  return { ok: true, plan: { ...planned, action: 'update', writes, changes: all } };
}
