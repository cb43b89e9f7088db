/** The routes of the back office below `/admin`. */
import { createRouter } from '@tanstack/react-router';
import { routes as analytics } from './features/analytics/index.ts';
import { routes as customers } from './features/customers/index.ts';
import { routes as blogs } from './features/blogs/index.ts';
import { routes as categories } from './features/categories/index.ts';
import { routes as dashboard } from './features/dashboard/index.ts';
import { routes as imports } from './features/import/index.ts';
import { routes as inventory } from './features/inventory/index.ts';
import { routes as invoices } from './features/invoices/index.ts';
import { routes as orders } from './features/orders/index.ts';
import { routes as media } from './features/media/index.ts';
import { routes as placeholders } from './features/placeholders/index.ts';
import { routes as publishing } from './features/publishing/index.ts';
import { routes as products } from './features/products/index.ts';
import { routes as seo } from './features/seo/index.ts';
import { routes as settings } from './features/settings/index.ts';
import { routes as users } from './features/users/index.ts';
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
    ...inventory,
    ...invoices,
    ...orders,
    ...publishing,
    ...seo,
    ...settings,
    ...media,
    ...users,
    ...placeholders,
  ]),
  basepath: ADMIN_PATH,
  defaultPreload: 'intent',
  // The frame stays visible when a screen fails.
  defaultErrorComponent: ScreenFailed,
  // Queries have their own cache.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  // By URL rather than by visit, to limit the number of entries.
  getScrollRestorationKey: ({ href }) => href,
});

// Scrolls to the top on forward navigation; going back restores the position.
let isPush = false;
router.history.subscribe(({ action }) => (isPush = action.type === 'PUSH'));
router.subscribe('onRendered', ({ pathChanged }) => {
  if (isPush && pathChanged) scrollTo(0, 0);
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
