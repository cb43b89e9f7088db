/** Finds the dirty routes after a change of the snapshot: routes with a query whose result changed. */
import type { Recorder } from '#site/snapshot/recorder.ts';
import type { Route, SiteBundle } from './bundle/load.ts';
import type { StoredRoute, State } from './state.ts';

/** A route to render. */
export interface DirtyRoute extends StoredRoute {
  /** Why it is dirty, as text. */
  reason: string;
}

export interface Plan {
  dirty: DirtyRoute[];
  /** Routes that no longer exist. */
  removed: StoredRoute[];
}

/** Input of a plan. */
export interface PlanContext {
  state: State;
  recorder: Recorder;
  bundle: SiteBundle;
}

/** Lists the routes of a family and stores the queries that the list depends on. */
async function routesOf(
  { state, recorder, bundle }: PlanContext,
  family: string,
): Promise<Route[]> {
  const { value, queries } = await recorder.record(() => bundle.addresses(family));
  state.putResults(recorder.takeResults());
  state.putRoute({ path: family, family, file: null }, queries);
  return value.map((path) => ({ path, family }));
}

/** Plans to render every route. @param reason why all routes are dirty */
export async function planEverything(planning: PlanContext, reason: string): Promise<Plan> {
  const { state, recorder, bundle } = planning;
  const previous = state.routes();
  const dirty: DirtyRoute[] = [];
  state.dropRoutes();
  recorder.reset('all');
  for (const family of bundle.families()) {
    for (const route of await routesOf(planning, family)) {
      dirty.push({ ...route, file: bundle.fileOf(route), reason });
      previous.delete(route.path);
    }
  }
  return { dirty, removed: [...previous.values()] };
}

/** The new and removed routes of a family. */
async function compareFamily(planning: PlanContext, family: string): Promise<Plan> {
  const previous = planning.state.routes(family);
  const dirty: DirtyRoute[] = [];
  for (const route of await routesOf(planning, family)) {
    if (previous.delete(route.path)) continue;
    dirty.push({ ...route, file: planning.bundle.fileOf(route), reason: 'it is new' });
  }
  return { dirty, removed: [...previous.values()] };
}

/** Plans to render the routes that depend on `keys` and whose results changed. */
export async function planChanges(planning: PlanContext, keys: ReadonlySet<string>): Promise<Plan> {
  const { state, recorder } = planning;
  const affected = state.queriesByKey(keys);
  recorder.reset(keys);
  const dirty = new Map<string, DirtyRoute>();
  const families = new Set<string>();
  for (const { text, digest, key } of affected) {
    const dependents = state.dependentsOf(text);
    // Rendering a route runs its queries again, and records their results.
    const isPlanned =
      dependents.families.length === 0 && dependents.routes.every(({ path }) => dirty.has(path));
    if (isPlanned || recorder.rerun(text).digest === digest) continue;
    const reason = `${text} has another result, because ${key} changed`;
    for (const route of dependents.routes) {
      if (!dirty.has(route.path)) dirty.set(route.path, { ...route, reason });
    }
    for (const family of dependents.families) families.add(family);
  }
  // Store equal results too: they may depend on other keys now.
  state.putResults(recorder.takeResults());
  const removed: StoredRoute[] = [];
  for (const family of [...families].sort()) {
    const change = await compareFamily(planning, family);
    for (const route of change.dirty) dirty.set(route.path, route);
    for (const route of change.removed) dirty.delete(route.path);
    removed.push(...change.removed);
  }
  for (const { path } of removed) state.dropRoute(path);
  return { dirty: [...dirty.values()], removed };
}
