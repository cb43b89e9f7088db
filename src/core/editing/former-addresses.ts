/** The addresses under which a thing was found, which lead to where it is. */
import { MOST_OLD } from '#schema/fields.ts';

/** Each once, the latest of too many; never the one that it has. */
export const formerAddresses = (all: readonly string[], present: string): string[] =>
  [...new Set(all)].filter((each) => each !== present).slice(-MOST_OLD);
