/** Publishing: unpublished changes, progress of a publish, and what it left out. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'publishing',
    component: lazyRouteComponent(() => import('./publishing-screen.tsx'), 'PublishingScreen'),
  }),
];
