/** Plans a new product. */
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { firstEdition, type DocumentWrite } from '#core/editing/document-write.ts';
import type { Draft } from './draft.ts';
import { freeId } from '#core/editing/free-id.ts';
import { hasNoPrice } from '#core/editing/product-form.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { slugOf } from '#core/identifiers.ts';
import { nestParts } from './nest-parts.ts';
import { plannedRow, type Planned, type PlanOptions, type RowValues } from './plan-row.ts';
import { planPrice, withPriceByMode } from './price-place.ts';
import { refusedBySchema } from './schema-problems.ts';

/** Default values of optional fields. */
const EMPTY = {
  oldSlugs: [],
  description: '',
  images: [],
  unit: SINGLE_PIECE,
  stones: [],
  sizes: [],
  tags: [],
  hsn: '',
};

/** The document ID: the SKU in lower case, unless a product whose SKU was changed uses it. */
const idOf = (sku: string, taken: ReadonlySet<string>): string =>
  freeId(sku.toLowerCase(), (id) => taken.has(id));

/** The product's slug: from its title, or from its SKU when the title has no Latin letter. */
const firstSlug = (draft: Draft): string =>
  slugOf(String(draft.values.title)) || draft.sku.toLowerCase();

export const newStatus = ({ status = 'draft' }: RowValues, publish: boolean): unknown =>
  publish && status === 'draft' ? 'published' : status;

/** Plans a new product: a draft unless it is published. @param taken IDs in use */
export function createProduct(
  draft: Draft,
  values: RowValues,
  options: PlanOptions,
  taken: ReadonlySet<string>,
): Planned {
  const id = idOf(draft.sku, taken);
  const { author, publish, mapping } = options;
  const whole = withPriceByMode({
    slug: firstSlug(draft),
    ...EMPTY,
    ...nestParts(values),
    status: newStatus(values, publish),
    ...firstEdition(author),
  });
  // Firestore rejects undefined values.
  const product = Object.fromEntries(
    Object.entries(whole).filter(([, value]) => value !== undefined),
  );
  const judged = { row: draft.row, mapping };
  const decoded = decodeDocument(productKind, `prod/${id}`, product);
  if (!decoded.ok) {
    return refusedBySchema({ ...judged, document: product, problems: decoded.problems });
  }
  const writes: DocumentWrite[] = [];
  const { pricePaise, tiers } = values;
  if (decoded.value.priceMode === 'signIn' && !hasNoPrice(decoded.value, { pricePaise, tiers })) {
    const price = planPrice({ id, price: { pricePaise, tiers }, stored: undefined, author });
    if (!price.ok) {
      return refusedBySchema({ ...judged, document: values, problems: price.problems });
    }
    writes.push(...price.writes);
  }
  writes.push({ kind: 'create', collection: 'prod', id, data: product });
  return { ok: true, plan: { ...plannedRow(draft, id, decoded.value), action: 'create', writes } };
}
