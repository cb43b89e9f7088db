/** SEO: titles and descriptions, SEO issues, and redirects. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#admin/shell/root-route.ts';
import { readGapSearch, readRedirectSearch } from './seo-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'seo',
    component: lazyRouteComponent(() => import('./routes-screen.tsx'), 'RoutesScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'seo/gaps',
    validateSearch: readGapSearch,
    component: lazyRouteComponent(() => import('./gaps-screen.tsx'), 'GapsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'seo/redirects',
    validateSearch: readRedirectSearch,
    component: lazyRouteComponent(() => import('./redirects-screen.tsx'), 'RedirectsScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'seo/$id',
    component: lazyRouteComponent(() => import('./route-screen.tsx'), 'RouteScreen'),
  }),
];
