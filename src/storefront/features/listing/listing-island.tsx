/** The filters and sort of a listing page, over the whole catalogue. */
import { useLayoutEffect, useMemo } from 'react';
import { loadCatalogue, type PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { FIRST_VIEW } from '#storefront/shared/listing/filter-address.ts';
import { SORT_NAMES } from '#storefront/shared/listing/filter-labels.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { placeOf } from './list-place.ts';
import { entriesIn } from './list-view.ts';
import { List } from './list.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { scrollBack, useListView } from './use-list-view.ts';
import { useUnlisted } from './use-unlisted.ts';

interface Props {
  /** The element built by `ListFrame.astro`; `data-begin` names the initial action. */
  element: HTMLElement;
  catalogue: PublishedCatalogue;
}

function WholeList({ element, catalogue }: Props) {
  const place = useMemo(() => placeOf(element), [element]);
  const { view, show } = useListView(place);
  const entries = useMemo(() => entriesIn(catalogue.entries, place.scope), [catalogue, place]);
  const { begin } = element.dataset;
  useUnlisted(view);
  useLayoutEffect(() => {
    element.querySelector('[data-list-built]')?.remove();
    if (begin === undefined) scrollBack();
  }, [element, begin]);
  return (
    <List
      place={place}
      entries={entries}
      categories={catalogue.categories}
      view={view}
      show={show}
      begin={begin}
      firstSort={SORT_NAMES.newest}
      nothing={<NothingFits onClear={() => show({ ...FIRST_VIEW, sort: view.sort })} />}
    />
  );
}

export const Listing = () => (
  <ActIsland load={loadCatalogue}>
    {(element, _close, catalogue) =>
      element && catalogue && <WholeList element={element} catalogue={catalogue} />
    }
  </ActIsland>
);
