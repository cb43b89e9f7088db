/** Categories: their tree, and the editor of one. */
import { createRoute } from '@tanstack/react-router';
import * as z from 'zod';
import { screen } from '#admin/shell/root-route.ts';

const categoriesSearch = z.object({
  /** Search text for names. */
  q: z.string().optional().catch(undefined),
});

const categoryParams = z.object({
  /** Parent of a new category. */
  parent: z.string().optional().catch(undefined),
});

export const routes = [
  createRoute({
    path: 'categories',
    validateSearch: (search) => categoriesSearch.parse(search),
    ...screen(() => import('./categories-screen.tsx'), 'CategoriesScreen'),
  }),
  createRoute({
    path: 'categories/$id',
    validateSearch: (search) => categoryParams.parse(search),
    ...screen(() => import('./category-screen.tsx'), 'CategoryScreen'),
  }),
];
