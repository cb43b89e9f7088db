/** Redirects from old page URLs of what was renamed, moved or merged. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ListPlace } from '#admin/shell/actions/list-as-staff.ts';
import {
  listCategoryRedirects,
  listPostRedirects,
  listProductRedirects,
} from './actions/list-redirects.ts';
import { isAbout, lookedFor, type Redirect } from './model/redirects-of.ts';
import {
  ClearFilters,
  ListEmpty,
  ListFailed,
  ListLoading,
} from '#admin/shell/list/list-states.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { SeoTabs } from './seo-tabs.tsx';

const route = getRouteApi('/seo/redirects');

const FIRST: { after?: ListPlace } = {};

const KEY = ['list', 'redirects'] as const;

function useRedirects(wanted: string) {
  const categories = useQuery({
    queryKey: [...KEY, 'categories'],
    queryFn: listCategoryRedirects,
  });
  const paged = {
    initialPageParam: FIRST,
    getNextPageParam: ({ after }: { after: ListPlace | undefined }) => after && { after },
  };
  const posts = useInfiniteQuery({
    queryKey: [...KEY, 'posts', wanted],
    queryFn: ({ pageParam }) => listPostRedirects(wanted, pageParam.after),
    ...paged,
  });
  const products = useInfiniteQuery({
    queryKey: [...KEY, 'products', wanted],
    queryFn: ({ pageParam }) => listProductRedirects(wanted, pageParam.after),
    ...paged,
  });
  const pages = [posts, products].filter((each) => each.hasNextPage);
  const asked = [categories, posts, products];
  return {
    all: [
      ...(categories.data ?? []).filter((each) => isAbout(each, wanted)),
      ...[posts, products].flatMap(
        (each) => each.data?.pages.flatMap(({ redirects }) => redirects) ?? [],
      ),
    ],
    error: asked.find(({ isError }) => isError)?.error,
    isPending: asked.some(({ isPending }) => isPending),
    again: () => asked.forEach((each) => void each.refetch()),
    more: pages.length === 0 ? undefined : () => pages.forEach((each) => void each.fetchNextPage()),
  };
}

const Line = ({ redirect: { from, to, name, edit } }: { redirect: Redirect }) => (
  <li>
    <span>
      <a href={from} target="_blank" className="link">
        {from}
      </a>
    </span>
    <span>
      <span aria-hidden="true">→</span>
      <span className="sr-only">redirects to</span> {to}
    </span>
    <Link to={edit}>{name}</Link>
  </li>
);

export function RedirectsScreen() {
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  const { all, error, isPending, again, more } = useRedirects(lookedFor(q ?? ''));
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
      {isPending && <ListLoading />}
      {error && <ListFailed words={error.message} again={again} />}
      {!isPending && !error && all.length === 0 && (
        <ListEmpty words={q === undefined ? 'No redirects yet.' : 'No redirects match.'}>
          {q !== undefined && <ClearFilters onClear={() => find(undefined)} />}
        </ListEmpty>
      )}
      {all.length > 0 && (
        <ul className="admin-redirects admin-lines" aria-label="Redirects">
          {all.map((redirect) => (
            <Line key={`${redirect.from} ${redirect.to}`} redirect={redirect} />
          ))}
        </ul>
      )}
      {more && (
        <button type="button" className="mt-4 btn btn-small btn-secondary" onClick={more}>
          Show more
        </button>
      )}
    </Screen>
  );
}
