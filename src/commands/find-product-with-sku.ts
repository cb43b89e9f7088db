/** Whether a product has an SKU already: two live ones would keep the shop from being published. */
import { askDocuments } from '#client/asked.ts';
import type { Result } from '#domain/result.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { QUERIES } from '#schema/queries.ts';
import { databaseOutcome } from './database-outcome.ts';

/** @returns its title, or undefined where no other has it. @param id of the product that asks; undefined for a new one */
export const findProductWithSku = (
  sku: string,
  id: string | undefined,
): Promise<Result<string | undefined>> =>
  databaseOutcome(async () => {
    const found = await askDocuments(QUERIES.staffProductsBySku, [[sku]]);
    const titles = found.flatMap(({ path, fields }) => {
      const decoded = decodeDocument(productKind, path, fields);
      const isOther = path !== `${productKind.collection}/${id ?? ''}`;
      return isOther && decoded.ok && decoded.value.deletedAt === null ? [decoded.value.title] : [];
    });
    return titles[0];
  });
