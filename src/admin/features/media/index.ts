/** The media library: all uploaded pictures. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readMediaSearch } from './media-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'media',
    validateSearch: readMediaSearch,
    component: lazyRouteComponent(() => import('./media-screen.tsx'), 'MediaScreen'),
  }),
];
