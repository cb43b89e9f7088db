/** Analytics: requested and sold products, in figures that open their orders. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readAnalyticsSearch } from './model/analytics-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'analytics',
    validateSearch: readAnalyticsSearch,
    component: lazyRouteComponent(() => import('./analytics-screen.tsx'), 'AnalyticsScreen'),
  }),
];
