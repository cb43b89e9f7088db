/** Bulk import: product lists as CSV, and images placed by the SKU in their file names. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'products/import',
    component: lazyRouteComponent(() => import('./import-screen.tsx'), 'ImportScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'products/pictures',
    component: lazyRouteComponent(() => import('./pictures-screen.tsx'), 'PicturesScreen'),
  }),
];
