/** Finds the routes that a change of the snapshot makes dirty: those that asked what is now answered otherwise. */
import type { Recorder } from '#site/snapshot/recorder.ts';
import type { Route, SiteBundle } from './bundle/load.ts';
import type { KnownRoute, State } from './state.ts';

/** A route to render. */
export interface DirtyRoute extends Route {
  file: string;
  /** Of the bytes on disk; undefined when there are none, or they are not trusted. */
  hash: string | undefined;
  /** Why, in words. */
  reason: string;
}

export interface Plan {
  dirty: DirtyRoute[];
  /** Routes that are no more. */
  gone: KnownRoute[];
}

/** What a plan is made from. */
export interface Planning {
  state: State;
  recorder: Recorder;
  bundle: SiteBundle;
}

/** Lists a family's routes, and keeps what the list depends on. */
async function routesOf({ state, recorder, bundle }: Planning, family: string): Promise<Route[]> {
  const { value, asked } = await recorder.during(() => bundle.addresses(family));
  state.putAnswers(recorder.drain());
  const row = { path: family, family, file: null, hash: null, reason: '' };
  state.putRoute(row, asked, { recall: (question) => recorder.askAgain(question) });
  return value.map((path) => ({ path, family }));
}

/**
 * Every route of the site, whatever is known of it.
 * @param reason why all of them are rendered
 * @param trusted whether the bytes on disk are those that were last written
 */
export async function planEverything(
  planning: Planning,
  { reason, trusted }: { reason: string; trusted: boolean },
): Promise<Plan> {
  const { state, bundle } = planning;
  const known = state.routes();
  const dirty: DirtyRoute[] = [];
  const families = bundle.families();
  for (const family of state.families()) if (!families.includes(family)) state.dropRoute(family);
  for (const family of families) {
    for (const route of await routesOf(planning, family)) {
      const hash = trusted ? known.get(route.path)?.hash : undefined;
      dirty.push({ ...route, file: bundle.fileOf(route), hash, reason });
      known.delete(route.path);
    }
  }
  return { dirty, gone: [...known.values()] };
}

/** The routes that appeared in a family, or left it. */
async function compareFamily(planning: Planning, family: string): Promise<Plan> {
  const { state, bundle } = planning;
  const known = state.routes(family);
  const dirty: DirtyRoute[] = [];
  for (const route of await routesOf(planning, family)) {
    if (known.delete(route.path)) continue;
    dirty.push({ ...route, file: bundle.fileOf(route), hash: undefined, reason: 'it is new' });
  }
  return { dirty, gone: [...known.values()] };
}

/** The routes that a change of `keys` makes dirty. */
export async function planChanges(planning: Planning, keys: ReadonlySet<string>): Promise<Plan> {
  const { state, recorder } = planning;
  const questions = state.questionsFrom(keys);
  recorder.renew(keys);
  const dirty = new Map<string, DirtyRoute>();
  const families = new Set<string>();
  for (const { text, digest, key } of questions) {
    if (recorder.askAgain(text).digest === digest) continue;
    const askers = state.askersOf(text);
    const reason = `${text} has another result, because ${key} changed`;
    for (const route of askers.routes) {
      if (!dirty.has(route.path)) dirty.set(route.path, { ...route, reason });
    }
    for (const family of askers.families) families.add(family);
  }
  // Also where the answer is the same: it may come from other keys now.
  state.putAnswers(recorder.drain());
  const gone: KnownRoute[] = [];
  for (const family of [...families].sort()) {
    const change = await compareFamily(planning, family);
    for (const route of change.dirty) dirty.set(route.path, route);
    for (const route of change.gone) dirty.delete(route.path);
    gone.push(...change.gone);
  }
  return { dirty: [...dirty.values()], gone };
}
