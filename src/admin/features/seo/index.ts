/** SEO: titles and descriptions, SEO issues, and redirects. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '#admin/shell/root-route.ts';
import { readGapSearch, readRedirectSearch } from './seo-search.ts';

export const routes = [
  createRoute({ path: 'seo', ...screen(() => import('./routes-screen.tsx'), 'RoutesScreen') }),
  createRoute({
    path: 'seo/gaps',
    validateSearch: readGapSearch,
    ...screen(() => import('./gaps-screen.tsx'), 'GapsScreen'),
  }),
  createRoute({
    path: 'seo/redirects',
    validateSearch: readRedirectSearch,
    ...screen(() => import('./redirects-screen.tsx'), 'RedirectsScreen'),
  }),
  createRoute({ path: 'seo/$id', ...screen(() => import('./route-screen.tsx'), 'RouteScreen') }),
];
