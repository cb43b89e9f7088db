/** Adds or removes a staff tag. */
import * as z from 'zod';

export type TagChange = { add: string } | { remove: string };

const listed = z.array(z.string()).catch([]);

/**
 * @param tags value of the form field
 * @returns the tags with the tag once, or without it
 */
export function withTag(tags: unknown, change: TagChange): string[] {
  const current = listed.parse(tags);
  if ('remove' in change) return current.filter((each) => each !== change.remove);
  return current.includes(change.add) ? current : [...current, change.add];
}

/** The change that undoes it. */
export const opposite = (change: TagChange): TagChange =>
  'add' in change ? { remove: change.add } : { add: change.remove };
