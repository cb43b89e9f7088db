/** The blog, Glam Buzz: the list of posts, and the editor of one. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';
import { readPostSearch } from './post-search.ts';

export const routes = [
  createRoute({
    path: 'blogs',
    validateSearch: readPostSearch,
    ...screen(() => import('./posts-screen.tsx'), 'PostsScreen'),
  }),
  createRoute({ path: 'blogs/$id', ...screen(() => import('./post-screen.tsx'), 'PostScreen') }),
];
