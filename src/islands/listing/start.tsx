/** Takes over the list of a page, once somebody filters, sorts, or comes by an address that does. */
import { loadCatalogue } from '#commands/load-catalogue.ts';
import { mountIn } from '#parts/mount.ts';
import { ListingApp } from './listing-app.tsx';
import { placeOf } from './list-place.ts';
import { scrolledBefore } from './use-list-view.ts';

/**
 * Shows the list of `element` (`ListingPage.astro`) as the address says.
 * @throws what `loadCatalogue` throws; the built list then stays
 */
export async function start(element: HTMLElement, { filtersOpen }: { filtersOpen: boolean }) {
  const catalogue = await loadCatalogue();
  const place = placeOf(element);
  await mountIn(
    element,
    <ListingApp place={place} catalogue={catalogue} filtersOpen={filtersOpen} />,
  );
  const scrolled = scrolledBefore();
  if (scrolled !== undefined && !filtersOpen) scrollTo({ top: scrolled, behavior: 'instant' });
}
