/** Every screen of the back office, by its address below `/admin`. */
import { createRouter } from '@tanstack/react-router';
import { routes as analytics } from './features/analytics/index.ts';
import { routes as customers } from './features/customers/index.ts';
import { routes as blogs } from './features/blogs/index.ts';
import { routes as categories } from './features/categories/index.ts';
import { routes as dashboard } from './features/dashboard/index.ts';
import { routes as imports } from './features/import/index.ts';
import { routes as orders } from './features/orders/index.ts';
import { routes as placeholders } from './features/placeholders/index.ts';
import { routes as publishing } from './features/publishing/index.ts';
import { routes as products } from './features/products/index.ts';
import { routes as seo } from './features/seo/index.ts';
import { routes as settings } from './features/settings/index.ts';
import { ADMIN_PATH } from '#core/paths.ts';
import { rootRoute } from './shell/root-route.ts';
import { ScreenFailed } from './shell/screen-states.tsx';

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...dashboard,
    ...products,
    ...customers,
    ...analytics,
    ...imports,
    ...categories,
    ...blogs,
    ...orders,
    ...publishing,
    ...seo,
    ...settings,
    ...placeholders,
  ]),
  basepath: ADMIN_PATH,
  defaultPreload: 'intent',
  // Where a screen fails, the frame about it stays.
  defaultErrorComponent: ScreenFailed,
  // Queries have a cache of their own.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  // By address, not by visit: a day's visits are many.
  getScrollRestorationKey: ({ href }) => href,
});

// A screen that is gone to begins at its top; one that is come back to, where it was left.
let isGoneTo = false;
router.history.subscribe(({ action }) => (isGoneTo = action.type === 'PUSH'));
router.subscribe('onRendered', ({ pathChanged }) => {
  if (isGoneTo && pathChanged) scrollTo(0, 0);
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
