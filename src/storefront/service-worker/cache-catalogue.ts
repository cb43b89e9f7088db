/** Caches the data of a small catalogue before the first search. */
import { shopFrom } from '#core/listing/published-shop.ts';
import { CATALOGUE_DATA_PATH } from '#core/paths.ts';
import { addToCache, addAllToCache } from './add-to-cache.ts';
import { catalogue, catalogueParts } from './strategies.ts';

/** A larger catalogue is cached only as it is used, to save half a megabyte of traffic. */
const PRODUCTS_AT_MOST = 2_000;

/** @throws when the network fails and nothing is cached */
export async function cacheCatalogue(event: ExtendableEvent): Promise<void> {
  const { response, isCached } = await addToCache(event, catalogue, CATALOGUE_DATA_PATH);
  const shop = isCached ? shopFrom(await response.clone().json()) : undefined;
  if (shop === undefined || shop.products > PRODUCTS_AT_MOST) return;
  await addAllToCache(event, catalogueParts, shop.slices);
}
