/** The list of a listing page, over everything that is published. */
import { useMemo } from 'react';
import type { PublishedCatalogue } from '#commands/load-catalogue.ts';
import { FIRST_VIEW } from '#domain/listing/filter-address.ts';
import { SORT_NAMES } from '#domain/listing/filter-words.ts';
import type { ListPlace } from './list-place.ts';
import { entriesIn } from './list-view.ts';
import { List } from './list.tsx';
import { NothingFits } from './nothing-fits.tsx';
import type { Beginning } from './start.tsx';
import { useListView } from './use-list-view.ts';
import { useUnlisted } from './use-unlisted.ts';

interface Props {
  place: ListPlace;
  catalogue: PublishedCatalogue;
  begin: Beginning;
}

export function ListingApp({ place, catalogue, begin }: Props) {
  const { view, show } = useListView(place);
  const entries = useMemo(() => entriesIn(catalogue.entries, place.scope), [catalogue, place]);
  useUnlisted(view);
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
