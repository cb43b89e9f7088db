/** Redirects from old page URLs of what was renamed, moved or merged. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button } from '#admin/shell/button.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { ClearFilters, ListEmpty, Loaded } from '#admin/shell/list/list-states.tsx';
import { useSearchChange } from '#admin/shell/list/use-search-change.ts';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { LINE, LINE_LINK, PANEL } from '#admin/shell/look/classes.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { findRedirects, listRedirects } from './actions/list-redirects.ts';
import { searchTextOf, type Redirect } from './model/redirects-of.ts';
import { SeoTabs } from './seo-tabs.tsx';

const route = getRouteApi('/seo/redirects');

const FIRST: { after?: Parameters<typeof listRedirects>[0] } = {};

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
  const slug = searchTextOf(q ?? '');
  const read = useInfiniteQuery({
    queryKey: ['list', 'redirects', slug],
    queryFn: ({ pageParam }) =>
      slug === '' ? listRedirects(pageParam.after) : findRedirects(slug),
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => after && { after },
  });
  const redirects = read.data?.pages.flatMap((page) => page.redirects);
  const find = (text: string | undefined) => change({ q: text });
  return (
    <Screen title="Redirects">
      <SeoTabs />
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        Created automatically when a page URL changes and when categories are moved or merged.
        Redirects go live with the next publish.
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
            {all.map((redirect) => (
              <Line key={`${redirect.from} ${redirect.to}`} redirect={redirect} />
            ))}
          </ul>
        )}
      </Loaded>
      {read.hasNextPage && (
        <Button className="mt-4" onClick={() => void read.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Screen>
  );
}
