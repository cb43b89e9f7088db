/** The blog, Glam Buzz: the list of posts, and the editor of one. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readPostSearch } from './post-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'blogs',
    validateSearch: readPostSearch,
    component: lazyRouteComponent(() => import('./posts-screen.tsx'), 'PostsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'blogs/$id',
    component: lazyRouteComponent(() => import('./post-screen.tsx'), 'PostScreen'),
  }),
];
