/** The root route of all screens. */
import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './frame.tsx';
import { ScreenFailed, ScreenMissing } from './screen-states.tsx';

export const rootRoute = createRootRoute({
  component: Frame,
  errorComponent: ScreenFailed,
  notFoundComponent: ScreenMissing,
});

/**
 * The options of a route that depend on its screen.
 * @param name of the component in the module
 */
export const screen = <Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => ({ getParentRoute: () => rootRoute, component: lazyRouteComponent(load, name) });
