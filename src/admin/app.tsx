/** The back office as a whole: what every screen has about it. */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { User } from '#core/account/user.ts';
import { staffWork } from './shell/stores/staff-work.ts';
import { router } from './router.ts';
import { queries } from './shell/queries.ts';
import { StaffContext } from './shell/staff.ts';

/** Loads the screen of this address while it is found out who asks. What cannot be loaded, the router meets again, and says so. */
export function loadScreen(): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined);
}

/** @param user of the staff, confirmed by the service */
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
