/** Planned features, each with a description. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';

const screens = () => import('./placeholder-screens.tsx');

export const routes = [
  createRoute({ path: 'reviews', ...screen(screens, 'ReviewsScreen') }),
  createRoute({ path: 'support', ...screen(screens, 'SupportScreen') }),
];
