/** The path of the publisher's state, and reads of it while a publisher is running. */
import { join } from 'node:path';
import { openState, type RouteExplanation } from './state.ts';

/** The state file in the publisher's folder. */
export const stateFile = (folder: string): string => join(folder, 'state.sqlite');

/** Reads the explanation of one route, without disturbing a running publisher. */
export function readRouteExplanation(folder: string, path: string): RouteExplanation | undefined {
  const state = openState(stateFile(folder));
  try {
    return state.explain(path);
  } finally {
    state.close();
  }
}
