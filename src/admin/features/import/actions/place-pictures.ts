/** Finds products by the SKUs in file names, and adds uploaded pictures to them. */
import type { StaffDatabase } from '#firebase/browser/staff-database.ts';
import { isAnswerLost } from '#core/database-messages.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { contentIn } from '#core/pictures/picture-address.ts';
import type { PicturedProduct } from '#admin/features/import/model/place-pictures.ts';
import { failed, succeeded, type Failed, type Result } from '#core/result.ts';
import { MOST_PICTURES, type Image } from '#schema/image.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { readBySku } from './read-for-import.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';

/** Live products with these SKUs; a product with invalid data has no title. */
export async function findPictured(
  skus: readonly string[],
  database: StaffDatabase,
): Promise<Result<ReadonlyMap<string, readonly PicturedProduct[]>>> {
  const result = await readBySku(skus, database);
  if (!result.success) return result;
  const products = new Map<string, PicturedProduct[]>();
  for (const { id, fields } of result.value) {
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

/** Attempts when someone else saves the product at the same time. */
const TRIES = 4;

const UNAVAILABLE = 'The product was deleted or has invalid data. Open it to check.';

/** Whether both are the same picture, possibly uploaded twice. */
const isSamePicture = (one: Image, other: Image): boolean =>
  one.url === other.url || (contentIn(one) !== undefined && contentIn(one) === contentIn(other));

/** Keeps pictures that the product already has; an earlier attempt may have added them. */
function withPictures(own: readonly Image[], added: readonly Image[], replaces: boolean): Image[] {
  const existing = (picture: Image) => own.find((each) => isSamePicture(each, picture));
  const images = replaces
    ? added.map((picture) => existing(picture) ?? picture)
    : [...own, ...added.filter((picture) => existing(picture) === undefined)];
  return images.slice(0, MOST_PICTURES);
}

const DELETED = 'The product was deleted. Restore it and try again.';

interface AddedPictures {
  /** The product's pictures after the write. */
  result: Result<readonly Image[]>;
  /** What was written; after a failure, what may have been written without a response. */
  writes: readonly DocumentWrite[];
}

const refused = (result: Failed): AddedPictures => ({ result, writes: [] });

/** Changes the pictures of a product, also if someone else saves it at the same time. */
async function changePictures(
  id: string,
  changed: (own: readonly Image[]) => readonly Image[],
  database: StaffDatabase,
): Promise<AddedPictures> {
  let last: Failed = failed(UNAVAILABLE);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const read = await databaseOutcome(() => database.readFields(`prod/${id}`));
    if (!read.success) return refused(read);
    const product = decodeDocument(productKind, `prod/${id}`, read.value);
    if (!product.success) return refused(failed(UNAVAILABLE));
    if (product.value.deletedAt !== null) return refused(failed(DELETED));
    const images = changed(product.value.images);
    const next = { ...product.value, images };
    const write = planSave(productKind, { id, base: product.value, next });
    const writes = write ? [write] : [];
    const written = await writeAsStaff(writes, database);
    if (written.success) return { result: succeeded(images), writes };
    if (written.code !== 'permission-denied')
      return { result: written, writes: isAnswerLost(written.code ?? '') ? writes : [] };
    last = written;
  }
  return refused(last);
}

/** @param replaces replaces the product's pictures; their files stay for undo */
export const addPictures = (
  id: string,
  pictures: readonly Image[],
  replaces: boolean,
  database: StaffDatabase,
): Promise<AddedPictures> =>
  changePictures(id, (own) => withPictures(own, pictures, replaces), database);

/** @param copies in the shop, by the links that they replace; the alt texts stay */
export const replaceLinks = (
  id: string,
  copies: ReadonlyMap<string, Image>,
  database: StaffDatabase,
): Promise<AddedPictures> =>
  changePictures(
    id,
    (own) => own.map((image) => ({ ...(copies.get(image.url) ?? image), alt: image.alt })),
    database,
  );
