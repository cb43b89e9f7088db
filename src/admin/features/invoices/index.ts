/** Invoices and credit notes: the list with its exports, one document, and many for print. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';

/** The screens read their parameters themselves, to keep that out of the first script. */
export const routes = [
  createRoute({
    path: 'invoices',
    ...screen(() => import('./invoices-screen.tsx'), 'InvoicesScreen'),
  }),
  createRoute({
    path: 'invoices/print',
    ...screen(() => import('./print-invoices-screen.tsx'), 'PrintInvoicesScreen'),
  }),
  createRoute({
    path: 'invoices/$id',
    ...screen(() => import('./invoice-screen.tsx'), 'InvoiceScreen'),
  }),
];
