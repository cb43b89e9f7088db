/** Settings: business, sales, invoicing, mail, home page and content pages. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'settings',
    component: lazyRouteComponent(() => import('./business-screen.tsx'), 'BusinessScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'settings/sales',
    component: lazyRouteComponent(() => import('./sales-screen.tsx'), 'SalesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'settings/invoicing',
    component: lazyRouteComponent(() => import('./invoicing-screen.tsx'), 'InvoicingScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'settings/mail',
    component: lazyRouteComponent(() => import('./mail/mails-screen.tsx'), 'MailsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'settings/mail/$id',
    component: lazyRouteComponent(() => import('./mail/mail-screen.tsx'), 'MailScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'settings/home',
    component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'settings/pages',
    component: lazyRouteComponent(() => import('./pages-screen.tsx'), 'PagesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'settings/pages/$slug',
    component: lazyRouteComponent(() => import('./page-screen.tsx'), 'PageScreen'),
  }),
];
