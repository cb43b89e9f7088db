/** Saves a product together with the price that only customers see, and finds out who was faster where it is refused. */
import {
  priceIn,
  productIn,
  type ProductForm,
  type WholeProduct,
} from '#domain/editing/product-form.ts';
import { planSave } from '#domain/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#domain/result.ts';
import { priceKind, type Price } from '#schema/price.ts';
import { productKind, type Product } from '#schema/product.ts';
import { presentUid } from './present-uid.ts';
import { readProduct } from './read-product.ts';
import { writeAsStaff } from './write-as-staff.ts';

interface Wish {
  id: string;
  /** As it was read; undefined for a new one. */
  base: WholeProduct | undefined;
  /** Fits its schemas. */
  form: ProductForm;
}

/** Saved, as it stands now; or somebody else has saved it meanwhile: theirs. */
export type Saved =
  { state: 'saved'; now: WholeProduct } | { state: 'changed'; theirs: WholeProduct };

const firstEdition = () => ({
  rev: 1,
  createdAt: Date.now(),
  updatedAt: Date.now(),
  updatedBy: presentUid(),
  deletedAt: null,
});

const EXISTS = 'There is a product with this SKU already. Choose another, or edit that one.';
const REFUSED =
  'The database refused it, though nobody has changed it. Load the page anew and try again.';

/** The form as documents; what they are kept by is added when they are written. */
function documentsOf({ base, form }: Wish): WholeProduct {
  const edition = firstEdition();
  // Both have been held against their schemas.
  const product = { ...edition, ...kept(base?.product), ...productIn(form) } as Product;
  const price = priceIn(form);
  return {
    product,
    price: price && ({ ...edition, ...kept(base?.price), ...price } as Price),
  };
}

const kept = (document: Product | Price | undefined) =>
  document && {
    rev: document.rev,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
    updatedBy: document.updatedBy,
    deletedAt: document.deletedAt,
  };

const isNewer = (now: WholeProduct, base: WholeProduct): boolean =>
  now.product.rev !== base.product.rev || now.price?.rev !== base.price?.rev;

/** @throws Error when nobody is signed in */
export async function saveProduct(wish: Wish): Promise<Result<Saved>> {
  const { id, base } = wish;
  const next = documentsOf(wish);
  const writes = [
    planSave(productKind, { id, base: base?.product, next: next.product }),
    next.price && planSave(priceKind, { id, base: base?.price, next: next.price }),
  ].filter((write) => write !== undefined);
  const written = await writeAsStaff(writes);
  if (!written.success && written.code !== 'permission-denied') return written;
  const now = await readProduct(id);
  if (!now.success) return now;
  if (now.value === null) return failed(REFUSED);
  if (written.success) return succeeded({ state: 'saved', now: now.value });
  if (base === undefined) return failed(EXISTS);
  return isNewer(now.value, base)
    ? succeeded({ state: 'changed', theirs: now.value })
    : failed(REFUSED);
}
