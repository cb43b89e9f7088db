/** Tags that staff give to customers, or take off them. */
import * as z from 'zod';

export type TagChange = { add: string } | { remove: string };

const listed = z.array(z.string()).catch([]);

/** @param tags as they stand in a form @returns them with the tag, once, or without it */
export function withTag(tags: unknown, change: TagChange): string[] {
  const known = listed.parse(tags);
  if ('remove' in change) return known.filter((each) => each !== change.remove);
  return known.includes(change.add) ? known : [...known, change.add];
}

/** What takes it back. */
export const opposite = (change: TagChange): TagChange =>
  'add' in change ? { remove: change.add } : { add: change.remove };
