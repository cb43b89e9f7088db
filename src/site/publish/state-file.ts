/** Where the publisher's state is, and reads of it beside a publisher at work. */
import { join } from 'node:path';
import { openState, type RouteStory } from './state.ts';

/** The publisher's state within its folder. */
export const stateFile = (folder: string): string => join(folder, 'state.sqlite');

/** Reads what the publisher knows of one route, without disturbing a publisher at work. */
export function storyOf(folder: string, path: string): RouteStory | undefined {
  const state = openState(stateFile(folder));
  try {
    return state.story(path);
  } finally {
    state.close();
  }
}
