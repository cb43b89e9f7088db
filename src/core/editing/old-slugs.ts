/** Earlier slugs and IDs of an item, which redirect to its current address. */
import { MOST_OLD } from '#schema/fields.ts';

/** Distinct, without the current one; if there are too many, the latest are kept. */
export const oldSlugsOf = (all: readonly string[], current: string): string[] =>
  [...new Set(all)].filter((each) => each !== current).slice(-MOST_OLD);
