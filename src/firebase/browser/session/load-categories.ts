/** Loads the names of the catalogue's categories as they were published: no visitor reads the products for them. */
import { publishedFile } from '#core/listing/published-files.ts';
import { jsonCategories, type CategoryNames } from '#core/category-names.ts';
import { CATEGORY_NAMES_PATH } from '#core/paths.ts';

/** @throws FileUnavailable without a connection, Error when the file is something else */
export const loadCategories = async (): Promise<CategoryNames> =>
  jsonCategories(await publishedFile(CATEGORY_NAMES_PATH));
