/** Inventory: the list of stock, the stock of one product, counts of many, and all movements. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';
import { readInventorySearch } from './inventory-search.ts';

export const routes = [
  createRoute({
    path: 'inventory',
    validateSearch: readInventorySearch,
    ...screen(() => import('./inventory-screen.tsx'), 'InventoryScreen'),
  }),
  createRoute({
    path: 'inventory/count',
    ...screen(() => import('./count-screen.tsx'), 'CountScreen'),
  }),
  createRoute({
    path: 'inventory/moves',
    ...screen(() => import('./moves-screen.tsx'), 'MovesScreen'),
  }),
  createRoute({
    path: 'inventory/$id',
    ...screen(() => import('./stock-screen.tsx'), 'StockScreen'),
  }),
];
