/** Keeps a small catalogue's data before anybody searches it. */
import { shopFrom } from '#core/listing/published-shop.ts';
import { CATALOGUE_DATA_PATH } from '#core/paths.ts';
import { keep, keepAll } from './keep.ts';
import { catalogue, catalogueParts } from './strategies.ts';

/** Of a larger one, only what a person has used is kept: nobody asked for half a megabyte. */
const PRODUCTS_AT_MOST = 2_000;

/** @throws when the network fails and nothing was kept before */
export async function keepCatalogue(event: ExtendableEvent): Promise<void> {
  const { response, kept } = await keep(event, catalogue, CATALOGUE_DATA_PATH);
  const shop = kept ? shopFrom(await response.clone().json()) : undefined;
  if (shop === undefined || shop.products > PRODUCTS_AT_MOST) return;
  await keepAll(event, catalogueParts, shop.slices);
}
