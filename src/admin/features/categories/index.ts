/** Categories: their tree, and the editor of one. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readCategoriesSearch, readCategoryParams } from './category-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'categories',
    validateSearch: readCategoriesSearch,
    component: lazyRouteComponent(() => import('./categories-screen.tsx'), 'CategoriesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'categories/$id',
    validateSearch: readCategoryParams,
    component: lazyRouteComponent(() => import('./category-screen.tsx'), 'CategoryScreen'),
  }),
];
