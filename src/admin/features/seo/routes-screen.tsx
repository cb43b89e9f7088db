/** The site’s fixed pages, as search engines may show them. */
import { Link } from '@tanstack/react-router';
import { SearchSnippet } from '#admin/shell/form/search-snippet.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { GLOBAL, metaOfPlace, nameOfPlace, SEO_ROUTES } from './model/seo-form.ts';
import { seoId } from '#core/page-meta.ts';
import { SeoTabs } from './seo-tabs.tsx';
import { useSeoDocuments } from './use-seo-documents.ts';
import { Chip } from '#admin/shell/chip.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

const PLACES = [GLOBAL, ...SEO_ROUTES] as const;

const idOf = (place: (typeof PLACES)[number]): string => (place === GLOBAL ? GLOBAL : seoId(place));

export function RoutesScreen() {
  const documents = useSeoDocuments();
  return (
    <Screen title="SEO">
      <SeoTabs />
      <Loaded query={documents}>
        {(data) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(26rem,100%),1fr))] gap-4 *:mb-0">
            {PLACES.map((place) => {
              const own = data.get(idOf(place));
              return (
                <li key={place} className={CARD}>
                  <h2>
                    <Link to="/seo/$id" params={{ id: idOf(place) }} className="link">
                      {nameOfPlace(place)}
                    </Link>{' '}
                    <Chip look={own ? 'good' : 'plain'}>{own ? 'Custom' : 'Default'}</Chip>
                  </h2>
                  <SearchSnippet meta={metaOfPlace(place, { own, global: data.get(GLOBAL) })} />
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Screen>
  );
}
