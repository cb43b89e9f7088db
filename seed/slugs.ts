/** Makes the last part of an address from a title. */
import { slugOf as plainSlugOf } from '#core/identifiers.ts';

/** `Men’s Comfort-Fit Band & Box` gives `mens-comfort-fit-band-and-box`. */
export const slugOf = (title: string): string =>
  plainSlugOf(title.replace(/['’"“”]/g, '').replaceAll('&', ' and '));
