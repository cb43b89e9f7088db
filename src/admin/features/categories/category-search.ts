/** What the addresses of these screens say. */
import * as z from 'zod';

const categoriesSearch = z.object({
  /** Words that names are looked through for. */
  q: z.string().optional().catch(undefined),
});

export const readCategoriesSearch = (search: Record<string, unknown>) =>
  categoriesSearch.parse(search);

const categoryParams = z.object({
  /** Where a new one is to stand. */
  parent: z.string().optional().catch(undefined),
});

export const readCategoryParams = (search: Record<string, unknown>) => categoryParams.parse(search);
