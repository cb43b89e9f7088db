/** Analytics: requested and sold products, in figures that open their orders. */
import { createRoute } from '@tanstack/react-router';
import * as z from 'zod';
import { screen } from '#admin/shell/root-route.ts';

const day = z.iso.date().optional().catch(undefined);

/** The date range; invalid dates in the URL are ignored. */
const analyticsSearch = z.object({ from: day, to: day });

export const routes = [
  createRoute({
    path: 'analytics',
    validateSearch: (search) => analyticsSearch.parse(search),
    ...screen(() => import('./analytics-screen.tsx'), 'AnalyticsScreen'),
  }),
];
