/** Pictures for many products by the SKUs in their names: finds the products, and adds what was uploaded to one. */
import { readFields } from '#firebase/browser/staff-documents.ts';
import { isAnswerLost } from '#core/database-words.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { contentIn } from '#core/pictures/picture-address.ts';
import type { PicturedProduct } from '#admin/features/import/model/place-pictures.ts';
import { failed, succeeded, type Failed, type Result } from '#core/result.ts';
import { MOST_PICTURES, type Image } from '#schema/image.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { readBySku } from '#admin/shell/actions/read-for-import.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';

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

const GONE = 'The product was deleted or has invalid data. Open it to check.';

/** One picture, however often it was uploaded. */
const isSamePicture = (one: Image, other: Image): boolean =>
  one.url === other.url || (contentIn(one) !== undefined && contentIn(one) === contentIn(other));

/** A picture that the product has already stays as it is: an earlier attempt may have added it. */
function withPictures(own: readonly Image[], added: readonly Image[], replaces: boolean): Image[] {
  const known = (picture: Image) => own.find((each) => isSamePicture(each, picture));
  const images = replaces
    ? added.map((picture) => known(picture) ?? picture)
    : [...own, ...added.filter((picture) => known(picture) === undefined)];
  return images.slice(0, MOST_PICTURES);
}

const DELETED = 'The product was deleted. Restore it and try again.';

interface AddedPictures {
  /** The pictures that the product has then. */
  result: Result<readonly Image[]>;
  /** What was written; of a failure, what may have been written without an answer. */
  writes: readonly DocumentWrite[];
}

const refused = (result: Failed): AddedPictures => ({ result, writes: [] });

/** @param replaces the product's own pictures go; their files stay, for whoever takes it back */
export async function addPictures(
  id: string,
  pictures: readonly Image[],
  replaces: boolean,
): Promise<AddedPictures> {
  let last: Failed = failed(GONE);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const read = await databaseOutcome(() => readFields(`prod/${id}`));
    if (!read.success) return refused(read);
    const product = decodeDocument(productKind, `prod/${id}`, read.value);
    if (!product.ok) return refused(failed(GONE));
    if (product.value.deletedAt !== null) return refused(failed(DELETED));
    const images = withPictures(product.value.images, pictures, replaces);
    const next = { ...product.value, images };
    const write = planSave(productKind, { id, base: product.value, next });
    const writes = write ? [write] : [];
    const written = await writeAsStaff(writes);
    if (written.success) return { result: succeeded(images), writes };
    if (written.code !== 'permission-denied')
      return { result: written, writes: isAnswerLost(written.code ?? '') ? writes : [] };
    last = written;
  }
  return refused(last);
}
