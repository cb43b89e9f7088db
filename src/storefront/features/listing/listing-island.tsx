/** The filters and sort of a listing page, over the whole catalogue. */
import { useLayoutEffect, useMemo } from 'react';
import { loadCatalogue, type PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { queryFor } from '#storefront/shared/listing/filter-address.ts';
import { SORT_NAMES } from '#storefront/shared/listing/filter-labels.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { List } from './list.tsx';
import { entriesIn } from './model/list-view.ts';
import { placeOf, scrollBack, useListView } from './use-list-view.ts';

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
  useLayoutEffect(() => {
    element.querySelector('[data-list-built]')?.remove();
    if (begin === undefined) scrollBack();
  }, [element, begin]);
  return (
    <>
      {/* Search engines should index the whole list. */}
      {queryFor({ ...view, page: 1 }) !== '' && <meta name="robots" content="noindex" />}
      <List
        place={place}
        entries={entries}
        catalogue={catalogue}
        view={view}
        show={show}
        begin={begin}
        firstSort={SORT_NAMES.newest}
      />
    </>
  );
}

export const Listing = () => (
  <ActIsland load={loadCatalogue}>
    {(element, _close, catalogue) =>
      element && catalogue && <WholeList element={element} catalogue={catalogue} />
    }
  </ActIsland>
);
