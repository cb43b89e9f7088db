/** Pictures for many products by the SKUs in their names: finds the products, and adds what was uploaded to one. */
import { readFields } from '#client/staff-documents.ts';
import type { DocumentWrite } from '#domain/editing/document-write.ts';
import { planSave } from '#domain/editing/plan-save.ts';
import type { PicturedProduct } from '#domain/pictures/place-pictures.ts';
import { failed, type Result } from '#domain/result.ts';
import { MOST_PICTURES, type Image } from '#schema/image.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { databaseOutcome } from './database-outcome.ts';
import { readBySku } from './read-for-import.ts';
import { writeAsStaff } from './write-as-staff.ts';

/** Live products with these SKUs; one that does not fit its schema is told apart by having no title. */
export async function findPictured(
  skus: readonly string[],
): Promise<Result<ReadonlyMap<string, readonly PicturedProduct[]>>> {
  const found = await readBySku(skus);
  if (!found.success) return found;
  const products = new Map<string, PicturedProduct[]>();
  for (const { id, fields } of found.value) {
    if (fields['deletedAt'] !== null) continue;
    const { sku, title, images } = fields;
    const own = {
      id,
      sku: String(sku),
      title: String(title ?? ''),
      pictures: Array.isArray(images) ? images.length : 0,
    };
    products.set(own.sku, [...(products.get(own.sku) ?? []), own]);
  }
  return { success: true, value: products };
}

/** Somebody may save the product at the same moment; so often it is read anew. */
const TRIES = 4;

const GONE =
  'The product is not there any more, or something in it cannot be read. Open it to see what.';

function planned(id: string, product: Product, images: Image[]): DocumentWrite | undefined {
  return planSave(productKind, { id, base: product, next: { ...product, images } });
}

/** @param replaces the product's own pictures go */
export async function addPictures(
  id: string,
  pictures: readonly Image[],
  replaces: boolean,
): Promise<Result> {
  let last: Result = failed(GONE);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const read = await databaseOutcome(() => readFields(`prod/${id}`));
    if (!read.success) return read;
    const product = decodeDocument(productKind, `prod/${id}`, read.value);
    if (!product.ok) return failed(GONE);
    const before = replaces ? [] : product.value.images;
    const images = [...before, ...pictures].slice(0, MOST_PICTURES);
    const write = planned(id, product.value, images);
    last = await writeAsStaff(write ? [write] : []);
    if (last.success || last.code !== 'permission-denied') return last;
  }
  return last;
}
