/** The back office application: providers and frame around every screen. */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { User } from '#core/account/user.ts';
import { staffWork } from './shell/stores/staff-work.ts';
import { router } from './router.ts';
import { queries } from './shell/queries.ts';
import { StaffContext } from './shell/staff.ts';

/**
 * Preloads the screen of the current URL while the session is checked. The router reports load errors later.
 */
export function loadScreen(): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined);
}

/** @param user a staff member, confirmed by the auth service */
export function showBackOffice(place: HTMLElement, user: User): void {
  staffWork.begin(user.uid);
  createRoot(place).render(
    <StrictMode>
      <StaffContext value={user}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StaffContext>
    </StrictMode>,
  );
}
