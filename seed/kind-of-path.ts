/** The document kind for a path of the demo shop. */
import type { DocumentKind } from '#schema/kind.ts';
import { ALL_KINDS } from '#schema/kinds.ts';
import { importSettingsKind } from '#schema/import-settings.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import { ratesKind } from '#schema/rates.ts';
import { salesSettingsKind } from '#schema/sales-settings.ts';
import { homeSettingsKind } from '#schema/settings.ts';

/** `webUsers/an-id/addresses/shop`, and the pattern `webUsers/{uid}/addresses`, as `webUsers/{}/addresses`. */
const shapeOf = (collection: readonly string[]): string =>
  collection.map((part, place) => (place % 2 === 0 ? part : '{}')).join('/');

/**
 * The kind of the document at `path`.
 * @throws when no kind has such a collection
 */
export function kindOfPath(path: string): DocumentKind {
  // The kinds of settings share a collection and differ by their ids.
  if (path === 'settings/home') return homeSettingsKind;
  if (path === 'settings/import') return importSettingsKind;
  if (path === 'settings/invoicing') return invoicingSettingsKind;
  if (path === 'settings/rates') return ratesKind;
  if (path === 'settings/sales') return salesSettingsKind;
  const shape = shapeOf(path.split('/').slice(0, -1));
  const kind = ALL_KINDS.find(({ collection }) => shapeOf(collection.split('/')) === shape);
  if (kind === undefined) throw new Error(`No document kind has a collection for ${path}.`);
  return kind;
}
