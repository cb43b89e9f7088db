/** Reads a product for staff, with the price that only customers see where there is one. */
import { readDocument } from '#client/staff-documents.ts';
import type { WholeProduct } from '#domain/editing/product-form.ts';
import { failed, succeeded, type Result } from '#domain/result.ts';
import { priceKind } from '#schema/price.ts';
import { showProblem, type DocumentProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';
import { databaseOutcome } from './database-outcome.ts';

const unfit = (problems: readonly DocumentProblem[]) =>
  failed(`It does not fit its schema. ${problems.map(showProblem).join(' ')}`, 'unfit');

/** @returns null when it is not there; a failure that names the field where it does not fit its schema */
export async function readProduct(id: string): Promise<Result<WholeProduct | null>> {
  const read = await databaseOutcome(async () => {
    const product = await readDocument(productKind, id);
    const hasPrice = product?.fits === true && product.value.priceMode === 'signIn';
    return { product, price: hasPrice ? await readDocument(priceKind, id) : undefined };
  });
  if (!read.success) return read;
  const { product, price } = read.value;
  if (product === undefined) return succeeded(null);
  if (!product.fits) return unfit(product.problems);
  if (price !== undefined && !price.fits) return unfit(price.problems);
  return succeeded({ product: product.value, price: price?.value });
}
