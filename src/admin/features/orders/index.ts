/** Orders: table and board, one order, its quote, and its print pages. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readOrdersSearch } from './orders-search.ts';

const parent = { getParentRoute: () => rootRoute };

export const routes = [
  createRoute({
    ...parent,
    path: 'orders',
    validateSearch: readOrdersSearch,
    component: lazyRouteComponent(() => import('./orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    ...parent,
    path: 'orders/new',
    component: lazyRouteComponent(() => import('./new-order-screen.tsx'), 'NewOrderScreen'),
  }),
  createRoute({
    ...parent,
    path: 'orders/print',
    component: lazyRouteComponent(() => import('./print-screen.tsx'), 'PrintOrdersScreen'),
  }),
  createRoute({
    ...parent,
    path: 'orders/$id',
    component: lazyRouteComponent(() => import('./order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    ...parent,
    path: 'orders/$id/edit-quote',
    component: lazyRouteComponent(() => import('./quote-screen.tsx'), 'QuoteScreen'),
  }),
  createRoute({
    ...parent,
    path: 'orders/$id/quote',
    component: lazyRouteComponent(() => import('./quote-paper-screen.tsx'), 'QuotePaperScreen'),
  }),
  createRoute({
    ...parent,
    path: 'orders/$id/packing-slip',
    component: lazyRouteComponent(() => import('./packing-slip-screen.tsx'), 'PackingSlipScreen'),
  }),
];
