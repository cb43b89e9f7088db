/** On the "not found" page: redirects mistyped product addresses. */
import { skuPageFor } from './missing-product.ts';

const target = skuPageFor(location.pathname, document.referrer);
if (target !== undefined) location.replace(target);
