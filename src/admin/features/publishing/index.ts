/** Publishing: what is not live, how the publish goes, what was left out. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'publishing',
    component: lazyRouteComponent(() => import('./publishing-screen.tsx'), 'PublishingScreen'),
  }),
];
