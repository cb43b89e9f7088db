/** Planned features, each with a description. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';

const screens = () => import('./placeholder-screens.tsx');

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'reviews',
    component: lazyRouteComponent(screens, 'ReviewsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'support',
    component: lazyRouteComponent(screens, 'SupportScreen'),
  }),
];
