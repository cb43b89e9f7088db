/** Inventory: the list of stock, the stock of one product, counts of many, and all movements. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readInventorySearch } from './inventory-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'inventory',
    validateSearch: readInventorySearch,
    component: lazyRouteComponent(() => import('./inventory-screen.tsx'), 'InventoryScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'inventory/count',
    component: lazyRouteComponent(() => import('./count-screen.tsx'), 'CountScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'inventory/moves',
    component: lazyRouteComponent(() => import('./moves-screen.tsx'), 'MovesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'inventory/$id',
    component: lazyRouteComponent(() => import('./stock-screen.tsx'), 'StockScreen'),
  }),
];
