/** Redirects from old page URLs of what was renamed, moved or merged. */
import { Button } from '#admin/shell/button.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ListCursor } from '#admin/shell/actions/list-as-staff.ts';
import {
  listCategoryRedirects,
  listPostRedirects,
  listProductRedirects,
} from './actions/list-redirects.ts';
import { isAbout, searchTextOf, type Redirect } from './model/redirects-of.ts';
import { ClearFilters, ListEmpty, Loaded, waitingFor } from '#admin/shell/list/list-states.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { SeoTabs } from './seo-tabs.tsx';
import { LINE, LINE_LINK, PANEL } from '#admin/shell/look/classes.ts';

const route = getRouteApi('/seo/redirects');

const FIRST: { after?: ListCursor } = {};

const KEY = ['list', 'redirects'] as const;

function useRedirects(searchText: string) {
  const categories = useQuery({
    queryKey: [...KEY, 'categories'],
    queryFn: () => listCategoryRedirects(),
  });
  const paged = {
    initialPageParam: FIRST,
    getNextPageParam: ({ after }: { after: ListCursor | undefined }) => after && { after },
  };
  const posts = useInfiniteQuery({
    queryKey: [...KEY, 'posts', searchText],
    queryFn: ({ pageParam }) => listPostRedirects(searchText, pageParam.after),
    ...paged,
  });
  const products = useInfiniteQuery({
    queryKey: [...KEY, 'products', searchText],
    queryFn: ({ pageParam }) => listProductRedirects(searchText, pageParam.after),
    ...paged,
  });
  const pages = [posts, products].filter((each) => each.hasNextPage);
  const queries = [categories, posts, products];
  const all = [
    ...(categories.data ?? []).filter((each) => isAbout(each, searchText)),
    ...[posts, products].flatMap(
      (each) => each.data?.pages.flatMap(({ redirects }) => redirects) ?? [],
    ),
  ];
  return {
    ...waitingFor(queries),
    data: queries.some(({ isPending }) => isPending) ? undefined : all,
    more: pages.length === 0 ? undefined : () => pages.forEach((each) => void each.fetchNextPage()),
  };
}

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
  const navigate = route.useNavigate();
  const redirects = useRedirects(searchTextOf(q ?? ''));
  const find = (text: string | undefined) =>
    void navigate({ search: text === undefined ? {} : { q: text }, replace: true });
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
            placeholder="Old page URL starts with…"
            value={q}
            onChange={find}
          />
        }
      />
      <Loaded
        query={redirects}
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
      {redirects.more && (
        <Button className="mt-4" onClick={redirects.more}>
          Show more
        </Button>
      )}
    </Screen>
  );
}
