/** Invoices and credit notes: the list with its exports, one document, and many for print. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';

/** The screens read their parameters themselves, to keep that out of the first script. */
export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'invoices',
    component: lazyRouteComponent(() => import('./invoices-screen.tsx'), 'InvoicesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'invoices/print',
    component: lazyRouteComponent(() => import('./invoice-screen.tsx'), 'PrintInvoicesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'invoices/$id',
    component: lazyRouteComponent(() => import('./invoice-screen.tsx'), 'InvoiceScreen'),
  }),
];
