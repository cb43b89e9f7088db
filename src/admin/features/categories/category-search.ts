/** URL parameters of the category screens. */
import * as z from 'zod';

const categoriesSearch = z.object({
  /** Search text for names. */
  q: z.string().optional().catch(undefined),
});

export const readCategoriesSearch = (search: Record<string, unknown>) =>
  categoriesSearch.parse(search);

const categoryParams = z.object({
  /** Parent of a new category. */
  parent: z.string().optional().catch(undefined),
});

export const readCategoryParams = (search: Record<string, unknown>) => categoryParams.parse(search);
