/** Making charges in the files of the site: in the data of a product page, and as values in scripts. */
import { Parser } from 'htmlparser2';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';

/** A making charge or its tiers with a value; code only names the fields, or has no tiers. */
const VALUE =
  /making(?:PerGramPaise|PerUnitPaise|Bps)\\?["']?\s*[:=]\s*["']?\d|makingTiers\\?["']?\s*[:=]\s*\[\s*[{[]/;

/** Whether a script has the making charge of a product. */
export const hasMakingValue = (script: string): boolean => VALUE.test(script);

/** The data of the products on a page for its scripts. */
export function briefsIn(html: string): ProductBrief[] {
  const briefs: ProductBrief[] = [];
  const parser = new Parser({
    onopentag(_name, attributes) {
      const brief = attributes['data-product'];
      // Written by the page with `briefOf`.
      if (brief !== undefined) briefs.push(JSON.parse(brief) as ProductBrief);
    },
  });
  parser.end(html);
  return briefs;
}
