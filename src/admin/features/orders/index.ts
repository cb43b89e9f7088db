/** Orders: table and board, drafts of new ones, one order, its quote, and its print pages. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';
import { readNewOrderSearch } from './new-order-search.ts';
import { readOrdersSearch } from './orders-search.ts';
import { readSlipSearch } from './packing-slip-search.ts';

export const routes = [
  createRoute({
    path: 'orders',
    validateSearch: readOrdersSearch,
    ...screen(() => import('./orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    path: 'orders/new',
    validateSearch: readNewOrderSearch,
    ...screen(() => import('./order-draft-screen.tsx'), 'OrderDraftScreen'),
  }),
  createRoute({
    path: 'orders/drafts',
    ...screen(() => import('./order-drafts-screen.tsx'), 'OrderDraftsScreen'),
  }),
  createRoute({
    path: 'orders/drafts/$id',
    ...screen(() => import('./order-draft-screen.tsx'), 'OrderDraftScreen'),
  }),
  createRoute({
    path: 'orders/print',
    ...screen(() => import('./print-screen.tsx'), 'PrintOrdersScreen'),
  }),
  createRoute({ path: 'orders/$id', ...screen(() => import('./order-screen.tsx'), 'OrderScreen') }),
  createRoute({
    path: 'orders/$id/edit-quote',
    ...screen(() => import('./quote-screen.tsx'), 'QuoteScreen'),
  }),
  createRoute({
    path: 'orders/$id/quote',
    ...screen(() => import('./quote-paper-screen.tsx'), 'QuotePaperScreen'),
  }),
  createRoute({
    path: 'orders/$id/packing-slip',
    validateSearch: readSlipSearch,
    ...screen(() => import('./packing-slip-screen.tsx'), 'PackingSlipScreen'),
  }),
];
