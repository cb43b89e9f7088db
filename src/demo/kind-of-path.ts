/** Which document kind stands at a path of the demo shop. */
import type { DocumentKind } from '#schema/kind.ts';
import { ALL_KINDS } from '#schema/kinds.ts';
import { homeSettingsKind } from '#schema/settings.ts';

/** `webUsers/an-id/addresses/shop` as the pattern `webUsers/{uid}/addresses`. */
const collectionOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .map((part, place) => (place % 2 === 0 ? part : '{uid}'))
    .join('/');

/**
 * The kind of the document at `path`.
 * @throws when no kind has a collection of that shape
 */
export function kindOfPath(path: string): DocumentKind {
  // The two settings share a collection and differ by their ids.
  if (path === 'settings/home') return homeSettingsKind;
  const found = ALL_KINDS.find(({ collection }) => collection === collectionOf(path));
  if (found === undefined) throw new Error(`No document kind has a collection for ${path}.`);
  return found;
}
