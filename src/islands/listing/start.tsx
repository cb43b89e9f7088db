/** Takes over the list of a page, once somebody filters, sorts, or comes by an address that does. */
import { loadCatalogue } from '#commands/load-catalogue.ts';
import { mountIn } from '#parts/mount.ts';
import { ListingApp } from './listing-app.tsx';
import { placeOf } from './list-place.ts';
import { scrolledBefore } from './use-list-view.ts';

/** What a list begins with. */
export type Beginning = 'filters' | 'sort' | undefined;

/**
 * Shows the list of `element` (`ListingPage.astro`) as the address says.
 * @param beginning what it begins with, asked when it does: it may have changed while the catalogue came
 * @throws what `loadCatalogue` throws; the built list then stays
 */
export async function start(element: HTMLElement, beginning: () => Beginning): Promise<void> {
  const catalogue = await loadCatalogue();
  const place = placeOf(element);
  const begin = beginning();
  await mountIn(element, <ListingApp place={place} catalogue={catalogue} begin={begin} />);
  const scrolled = scrolledBefore();
  if (scrolled !== undefined && begin === undefined)
    scrollTo({ top: scrolled, behavior: 'instant' });
}
