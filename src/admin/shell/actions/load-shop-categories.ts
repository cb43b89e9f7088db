/** Loads the live categories from a published file, without database reads. */
import { publishedFile } from '#core/listing/published-files.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import { shopFrom } from '#core/listing/published-shop.ts';
import { CATALOGUE_DATA_PATH } from '#core/paths.ts';

/**
 * Top categories, each followed by its subcategories; empty before the first publish.
 * @throws FileUnavailable
 */
export const loadShopCategories = async (): Promise<readonly CategoryLink[]> =>
  shopFrom(await publishedFile(CATALOGUE_DATA_PATH))?.categories ?? [];
