/** Customers: the list, balances due, and the page of one. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readBalancesSearch } from './balances-search.ts';
import { readCustomersSearch } from './customers-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'customers',
    validateSearch: readCustomersSearch,
    component: lazyRouteComponent(() => import('./customers-screen.tsx'), 'CustomersScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'customers/balances',
    validateSearch: readBalancesSearch,
    component: lazyRouteComponent(() => import('./balances-screen.tsx'), 'BalancesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'customers/new',
    component: lazyRouteComponent(() => import('./new-customer-screen.tsx'), 'NewCustomerScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'customers/$uid',
    component: lazyRouteComponent(() => import('./customer-screen.tsx'), 'CustomerScreen'),
  }),
];
