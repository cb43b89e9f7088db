/** Where a product address that does not exist may lead: its SKU's own page, which knows the right one. */

const PRODUCT_ADDRESS = /^\/product\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/.*)?$/i;

/** The path of an address of any kind; undefined when it is none. */
const pathOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname : undefined;

/**
 * The SKU's page for a product address with a wrong slug or a SKU in small letters.
 * @param path the path asked for, from the root
 * @param referrer address of the page that led here; empty when there was none
 * @returns undefined for any other address, for the SKU's page itself, and where that page has led here:
 * going back to it would never end
 */
export function skuPageFor(path: string, referrer: string): string | undefined {
  const sku = PRODUCT_ADDRESS.exec(path)?.[1]?.toUpperCase();
  const target = sku && `/product/${sku}`;
  return target === path || target === pathOf(referrer) ? undefined : target;
}
