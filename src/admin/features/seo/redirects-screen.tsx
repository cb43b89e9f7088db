/** Redirects from old page URLs of what was renamed, moved or merged. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { ClearFilters, ListEmpty, Loaded } from '#admin/shell/list/list-states.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { useSearchChange } from '#admin/shell/list/use-search-change.ts';
import { LINE, LINE_LINK, PANEL } from '#admin/shell/look/classes.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { formatCount } from '#core/format.ts';
import { MOST_RENAMED, matchingRedirects, readRedirects } from './actions/read-redirects.ts';
import type { Redirect } from './actions/read-redirects.ts';
import { SeoTabs } from './seo-tabs.tsx';

const route = getRouteApi('/seo/redirects');

const PER_PAGE = 100;

const Line = ({ redirect: { from, to, name, edit } }: { redirect: Redirect }) => (
  <li className={`${LINE} lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_16rem]`}>
    <span className="text-sm">
      <a href={from} target="_blank" className="link">
        {from}
      </a>
    </span>
    <span className="text-sm">
      <span aria-hidden="true">→</span>
      <span className="sr-only">redirects to</span> {to}
    </span>
    <Link to={edit} className={LINE_LINK}>
      {name}
    </Link>
  </li>
);

export function RedirectsScreen() {
  const { q } = route.useSearch();
  const change = useSearchChange();
  const [most, setMost] = useState(PER_PAGE);
  const read = useQuery({ queryKey: ['list', 'redirects'], queryFn: () => readRedirects() });
  const redirects = read.data && matchingRedirects(read.data, q ?? '');
  const find = (text: string | undefined) => change({ q: text });
  return (
    <Screen title="Redirects">
      <SeoTabs />
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        Created automatically when a page URL changes and when categories are moved or merged.
        Redirects go live with the next publish. Those of the first {formatCount(MOST_RENAMED)}{' '}
        products and posts are listed here.
      </p>
      <ListBar
        search={
          <SearchField
            label="Search redirects"
            placeholder="Old page URL"
            value={q}
            onChange={find}
          />
        }
      />
      <Loaded
        query={{ ...read, data: redirects }}
        empty={
          <ListEmpty message={q === undefined ? 'No redirects yet.' : 'No redirects match.'}>
            {q !== undefined && <ClearFilters onClear={() => find(undefined)} />}
          </ListEmpty>
        }
      >
        {(all) => (
          <ul className={PANEL} aria-label="Redirects">
            {all.slice(0, most).map((redirect) => (
              <Line key={`${redirect.from} ${redirect.to}`} redirect={redirect} />
            ))}
          </ul>
        )}
      </Loaded>
      {redirects && redirects.length > most && (
        <Button className="mt-4" onClick={() => setMost(most + PER_PAGE)}>
          Show more
        </Button>
      )}
    </Screen>
  );
}
