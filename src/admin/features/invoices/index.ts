/** Invoices and credit notes: the list with its exports, one document, and many for print. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readInvoicesSearch, readPrintSearch } from './invoices-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'invoices',
    validateSearch: readInvoicesSearch,
    component: lazyRouteComponent(() => import('./invoices-screen.tsx'), 'InvoicesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'invoices/print',
    validateSearch: readPrintSearch,
    component: lazyRouteComponent(() => import('./print-screen.tsx'), 'PrintInvoicesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'invoices/$id',
    component: lazyRouteComponent(() => import('./invoice-screen.tsx'), 'InvoiceScreen'),
  }),
];
