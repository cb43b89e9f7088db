/** Many products at once: lists imported, pictures placed by the SKUs in their names. */
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
