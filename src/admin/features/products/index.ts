/** Products: the list, their labels, and the editor of one. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';
import { readLabelSearch, readProductParams, readProductSearch } from './product-search.ts';

export const routes = [
  createRoute({
    path: 'products',
    validateSearch: readProductSearch,
    ...screen(() => import('./products-screen.tsx'), 'ProductsScreen'),
  }),
  createRoute({
    path: 'products/labels',
    validateSearch: readLabelSearch,
    ...screen(() => import('./labels/labels-screen.tsx'), 'LabelsScreen'),
  }),
  createRoute({
    path: 'products/$id',
    validateSearch: readProductParams,
    ...screen(() => import('./product-screen.tsx'), 'ProductScreen'),
  }),
];
