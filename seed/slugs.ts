/** Creates the last part of a URL from a title. */
import { slugOf as plainSlugOf } from '#core/identifiers.ts';

/** `Men’s Comfort-Fit Band & Box` becomes `mens-comfort-fit-band-and-box`. */
export const slugOf = (title: string): string =>
  plainSlugOf(title.replace(/['’"“”]/g, '').replaceAll('&', ' and '));
