/** The site’s fixed pages, as search engines may show them. */
import { Link } from '@tanstack/react-router';
import { SearchSnippet } from '#admin/shell/form/search-snippet.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { GLOBAL, metaOfPlace, nameOfPlace, SEO_ROUTES } from './model/seo-form.ts';
import { seoId } from '#core/page-meta.ts';
import { SeoTabs } from './seo-tabs.tsx';
import { useSeoDocuments } from './use-seo-documents.ts';

const PLACES = [GLOBAL, ...SEO_ROUTES] as const;

const idOf = (place: (typeof PLACES)[number]): string => (place === GLOBAL ? GLOBAL : seoId(place));

export function RoutesScreen() {
  const documents = useSeoDocuments();
  return (
    <Screen title="SEO">
      <SeoTabs />
      <Loaded query={documents}>
        {(data) => (
          <ul className="admin-seo-routes">
            {PLACES.map((place) => {
              const own = data.get(idOf(place));
              return (
                <li key={place} className="admin-card">
                  <h2>
                    <Link to="/seo/$id" params={{ id: idOf(place) }} className="link">
                      {nameOfPlace(place)}
                    </Link>{' '}
                    <span className={`admin-chip ${own ? 'admin-chip-good' : ''}`}>
                      {own ? 'Custom' : 'Default'}
                    </span>
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
