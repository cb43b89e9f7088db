/** Redirects a wrong product address to the page of the SKU, which has the right one. */

const PRODUCT_ADDRESS = /^\/product\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/.*)?$/i;

/** The path of an address; undefined if it is invalid. */
const pathOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname : undefined;

/**
 * The SKU's page for a product address with a wrong slug or a lower-case SKU.
 * @param path the requested path, from the root
 * @param referrer the previous page; empty if none
 * @returns undefined for other addresses, for the SKU's page itself, and if that page redirected here, which
 * would be a loop
 */
export function skuPageFor(path: string, referrer: string): string | undefined {
  const sku = PRODUCT_ADDRESS.exec(path)?.[1]?.toUpperCase();
  const target = sku && `/product/${sku}`;
  return target === path || target === pathOf(referrer) ? undefined : target;
}
