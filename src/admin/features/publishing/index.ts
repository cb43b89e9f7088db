/** Publishing: unpublished changes, progress of a publish, and what it left out. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';

export const routes = [
  createRoute({
    path: 'publishing',
    ...screen(() => import('./publishing-screen.tsx'), 'PublishingScreen'),
  }),
];
