/** Settings: business, sales, invoicing, mail, home page and content pages. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({
    path: 'settings',
    ...screen(() => import('./business-screen.tsx'), 'BusinessScreen'),
  }),
  createRoute({
    path: 'settings/sales',
    ...screen(() => import('./sales-screen.tsx'), 'SalesScreen'),
  }),
  createRoute({
    path: 'settings/invoicing',
    ...screen(() => import('./invoicing-screen.tsx'), 'InvoicingScreen'),
  }),
  createRoute({
    path: 'settings/mail',
    ...screen(() => import('./mail/mails-screen.tsx'), 'MailsScreen'),
  }),
  createRoute({
    path: 'settings/mail/$id',
    ...screen(() => import('./mail/mail-screen.tsx'), 'MailScreen'),
  }),
  createRoute({
    path: 'settings/home',
    ...screen(() => import('./home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    path: 'settings/pages',
    ...screen(() => import('./pages-screen.tsx'), 'PagesScreen'),
  }),
  createRoute({
    path: 'settings/pages/$slug',
    ...screen(() => import('./page-screen.tsx'), 'PageScreen'),
  }),
];
