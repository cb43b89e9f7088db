/** Loads the total of sizes. A module of its own, because the page lists all that its imports need. */
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';

export async function loadSizedTotal(form: HTMLFormElement, product: ProductBrief) {
  const { sizedTotal } = await import('./sized-total.ts');
  return sizedTotal(form, product);
}
