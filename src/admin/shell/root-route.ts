/** The root route of all screens. */
import { createRootRoute } from '@tanstack/react-router';
import { Frame } from './frame.tsx';
import { ScreenFailed, ScreenMissing } from './screen-states.tsx';

export const rootRoute = createRootRoute({
  component: Frame,
  errorComponent: ScreenFailed,
  notFoundComponent: ScreenMissing,
});
