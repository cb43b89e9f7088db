/** Users: staff with their roles, invitations, and what each person did. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({ path: 'users', ...screen(() => import('./users-screen.tsx'), 'UsersScreen') }),
  createRoute({
    path: 'users/$uid',
    ...screen(() => import('./person-screen.tsx'), 'PersonScreen'),
  }),
];
