/** Loads the names of the catalogue's categories as they were published: no visitor reads the products for them. */
import { publishedFile } from '#client/published-files.ts';
import { jsonCategories, type CategoryNames } from '#domain/category-names.ts';
import { CATEGORY_NAMES_PATH } from '#domain/paths.ts';

/** @throws FileUnavailable without a connection, Error when the file is something else */
export const loadCategories = async (): Promise<CategoryNames> =>
  jsonCategories(await publishedFile(CATEGORY_NAMES_PATH));
