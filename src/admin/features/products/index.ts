/** Products: the list, and the editor of one. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readProductParams, readProductSearch } from './product-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'products',
    validateSearch: readProductSearch,
    component: lazyRouteComponent(() => import('./products-screen.tsx'), 'ProductsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'products/$id',
    validateSearch: readProductParams,
    component: lazyRouteComponent(() => import('./product-screen.tsx'), 'ProductScreen'),
  }),
];
