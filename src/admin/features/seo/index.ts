/** SEO: titles and descriptions, SEO issues, and redirects. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { rootRoute } from '#admin/shell/root-route.ts';

const parent = { getParentRoute: () => rootRoute };

// Invalid parameters of the URL are ignored.
const gapSearch = z.object({
  of: z.enum(['categories', 'posts', 'pages']).optional().catch(undefined),
  gap: z
    .enum(['unwritten', 'description', 'picture', 'longTitle', 'longDescription'])
    .optional()
    .catch(undefined),
});

const redirectSearch = z.object({
  /** A URL, or a part of one. */
  q: z.string().trim().min(1).max(300).optional().catch(undefined),
});

export const routes = [
  createRoute({
    ...parent,
    path: 'seo',
    component: lazyRouteComponent(() => import('./routes-screen.tsx'), 'RoutesScreen'),
  }),
  createRoute({
    ...parent,
    path: 'seo/gaps',
    validateSearch: (search) => gapSearch.parse(search),
    component: lazyRouteComponent(() => import('./gaps-screen.tsx'), 'GapsScreen'),
  }),
  createRoute({
    ...parent,
    path: 'seo/redirects',
    validateSearch: (search) => redirectSearch.parse(search),
    component: lazyRouteComponent(() => import('./redirects-screen.tsx'), 'RedirectsScreen'),
  }),
  createRoute({
    ...parent,
    path: 'seo/$id',
    component: lazyRouteComponent(() => import('./route-screen.tsx'), 'RouteScreen'),
  }),
];
