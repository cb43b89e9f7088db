/** Users: staff with their roles, invitations, and what each person did. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'users',
    component: lazyRouteComponent(() => import('./users-screen.tsx'), 'UsersScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'users/$uid',
    component: lazyRouteComponent(() => import('./person-screen.tsx'), 'PersonScreen'),
  }),
];
