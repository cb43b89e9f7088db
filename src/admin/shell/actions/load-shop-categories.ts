/** Loads the categories as they are live, from a published file: no reading of the database. */
import { publishedFile } from '#core/listing/published-files.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import { shopFrom } from '#core/listing/published-shop.ts';
import { CATALOGUE_DATA_PATH } from '#core/paths.ts';

/** Each category followed by those under it; none where nothing is published yet. @throws FileUnavailable */
export const loadShopCategories = async (): Promise<readonly CategoryLink[]> =>
  shopFrom(await publishedFile(CATALOGUE_DATA_PATH))?.categories ?? [];
