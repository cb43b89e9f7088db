/** On the page that says "not found": goes on to the product that a mistyped address means. */
import { skuPageFor } from './missing-product.ts';

const target = skuPageFor(location.pathname, document.referrer);
if (target !== undefined) location.replace(target);
