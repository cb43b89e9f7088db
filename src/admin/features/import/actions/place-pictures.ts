/** Finds products by the SKUs in file names, uploads their pictures, and adds these to the products. */
import { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import { formName } from '#admin/shell/pictures/form-files.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { altOf } from '#core/pictures/alt-text.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { MOST_PICTURES, type Image } from '#schema/image.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import type {
  PicturedProduct,
  ProductPictures,
} from '#admin/features/import/model/place-pictures.ts';

/** Live products with these SKUs; a product with invalid data has no title. */
export async function findPictured(
  skus: readonly string[],
  database = staffDatabase,
): Promise<Result<ReadonlyMap<string, readonly PicturedProduct[]>>> {
  const read = await databaseOutcome(() => database.readProductsBySku(skus));
  if (!read.success) return read;
  const live = read.value.filter(({ fields }) => fields['deletedAt'] === null);
  const products = live.map(({ id, fields: { sku, title, images } }) => ({
    id,
    sku: String(sku),
    title: String(title ?? ''),
    pictures: Array.isArray(images) ? images.length : 0,
  }));
  return succeeded(Map.groupBy(products, ({ sku }) => sku));
}

interface Sending {
  /** Whether they replace the product's pictures, whose files stay for undo. */
  replaces: boolean;
  signal: AbortSignal;
}

async function uploaded(
  { product, files }: ProductPictures<File>,
  { replaces, signal }: Sending,
  upload: typeof uploadPicture,
): Promise<Result<Image[]>> {
  const form = formName();
  const before = replaces ? 0 : product.pictures;
  const images: Image[] = [];
  for (const file of files) {
    const sent = await upload(
      { file, owner: 'prod', form, alt: altOf(product.title, before + images.length) },
      { onNames: () => undefined, onProgress: () => undefined, signal },
    );
    if (!sent.success) return failed(`${file.name}: ${sent.error}`);
    images.push(sent.value);
  }
  return succeeded(images);
}

/** Uploads the pictures of each product; its write is a batch of a bulk change. */
export async function* pictureBatches(
  products: readonly ProductPictures<File>[],
  sending: Sending,
  { upload, database } = { upload: uploadPicture, database: staffDatabase },
) {
  for (const each of products) {
    const { id } = each.product;
    const sent = await uploaded(each, sending, upload);
    if (sending.signal.aborted) return;
    const refused = (why: string) => ({ items: [], failed: [{ id, why }] });
    if (!sent.success) {
      yield refused(sent.error);
      continue;
    }
    const read = await databaseOutcome(() => database.readFields(`prod/${id}`));
    const product = read.success && decodeDocument(productKind, `prod/${id}`, read.value);
    if (!read.success) yield refused(read.error);
    else if (product === false || !product.ok || product.value.deletedAt !== null)
      yield refused('The product was deleted or has invalid data. Open it to check.');
    else {
      const own = sending.replaces ? [] : product.value.images;
      const images = [...own, ...sent.value].slice(0, MOST_PICTURES);
      const next = { ...product.value, images };
      const write = planSave(productKind, { id, base: product.value, next });
      yield { items: [{ id, writes: write ? [write] : [] }], failed: [] };
    }
  }
}
