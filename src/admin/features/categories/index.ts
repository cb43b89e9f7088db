/** Categories: their tree, and the editor of one. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { rootRoute } from '#admin/shell/root-route.ts';

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
    getParentRoute: () => rootRoute,
    path: 'categories',
    validateSearch: (search) => categoriesSearch.parse(search),
    component: lazyRouteComponent(() => import('./categories-screen.tsx'), 'CategoriesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'categories/$id',
    validateSearch: (search) => categoryParams.parse(search),
    component: lazyRouteComponent(() => import('./category-screen.tsx'), 'CategoryScreen'),
  }),
];
