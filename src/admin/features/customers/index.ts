/** Customers: the list, balances due, and the page of one. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';
import { readCustomersSearch } from './customers-search.ts';
import * as z from 'zod';
import { BALANCE_AGES } from './model/balance-ages.ts';

/** The filter of the balances due, as stored in the URL. */
const balancesSearch = z.object({
  /** Customers with a balance of this age. */
  age: z.enum(BALANCE_AGES).optional().catch(undefined),
});

export const routes = [
  createRoute({
    path: 'customers',
    validateSearch: readCustomersSearch,
    ...screen(() => import('./customers-screen.tsx'), 'CustomersScreen'),
  }),
  createRoute({
    path: 'customers/balances',
    validateSearch: (search) => balancesSearch.parse(search),
    ...screen(() => import('./balances-screen.tsx'), 'BalancesScreen'),
  }),
  createRoute({
    path: 'customers/new',
    ...screen(() => import('./new-customer-screen.tsx'), 'NewCustomerScreen'),
  }),
  createRoute({
    path: 'customers/$uid',
    ...screen(() => import('./customer-screen.tsx'), 'CustomerScreen'),
  }),
];
