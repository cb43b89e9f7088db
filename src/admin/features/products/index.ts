/** Products: the list, and the editor of one. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';
import { readProductParams, readProductSearch } from './product-search.ts';

export const routes = [
  createRoute({
    path: 'products',
    validateSearch: readProductSearch,
    ...screen(() => import('./products-screen.tsx'), 'ProductsScreen'),
  }),
  createRoute({
    path: 'products/$id',
    validateSearch: readProductParams,
    ...screen(() => import('./product-screen.tsx'), 'ProductScreen'),
  }),
];
