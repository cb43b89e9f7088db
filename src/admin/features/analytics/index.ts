/** Analytics: requested and sold products, in figures that open their orders. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { rootRoute } from '#admin/shell/root-route.ts';

const day = z.iso.date().optional().catch(undefined);

/** The date range; invalid dates in the URL are ignored. */
const analyticsSearch = z.object({ from: day, to: day });

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'analytics',
    validateSearch: (search) => analyticsSearch.parse(search),
    component: lazyRouteComponent(() => import('./analytics-screen.tsx'), 'AnalyticsScreen'),
  }),
];
