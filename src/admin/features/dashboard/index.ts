/** The dashboard. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({ path: '/', ...screen(() => import('./dashboard-screen.tsx'), 'DashboardScreen') }),
];
