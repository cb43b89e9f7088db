/** Pages with SEO issues. They are checked in batches, and the screen says how many were checked. */
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListPlace } from '#admin/shell/actions/list-as-staff.ts';
import {
  countPublished,
  LOOKED_AT_ONCE,
  lookOverCategories,
  lookOverPages,
  lookOverPosts,
  lookOverProducts,
  type LookedOver,
} from './actions/look-for-gaps.ts';
import { formatCount } from '#core/format.ts';
import { GAP_WORDS } from './model/seo-gaps.ts';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { ListEmpty, ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { gapFilters } from './gap-filters.tsx';
import type { GapSearch } from './seo-search.ts';
import { SeoTabs } from './seo-tabs.tsx';

const route = getRouteApi('/seo/gaps');

const FIRST: { after?: ListPlace } = {};

interface Kind {
  look: (after?: ListPlace) => Promise<LookedOver>;
  things: string;
  /** How many there are in all; undefined where all are checked at once. */
  count?: () => Promise<number>;
  /** Link to its editor. */
  link: (id: string, name: string) => ReactNode;
}

const KINDS: Readonly<Record<NonNullable<GapSearch['of']> | 'products', Kind>> = {
  products: {
    look: lookOverProducts,
    things: 'published products',
    count: () => countPublished('products'),
    link: (id, name) => (
      <Link to="/products/$id" params={{ id }}>
        {name}
      </Link>
    ),
  },
  posts: {
    look: lookOverPosts,
    things: 'published posts',
    count: () => countPublished('posts'),
    link: (id, name) => (
      <Link to="/blogs/$id" params={{ id }}>
        {name}
      </Link>
    ),
  },
  categories: {
    look: lookOverCategories,
    things: 'categories',
    link: (id, name) => (
      <Link to="/categories/$id" params={{ id }}>
        {name}
      </Link>
    ),
  },
  pages: {
    look: lookOverPages,
    things: 'content pages',
    link: (slug, name) => (
      <Link to="/settings/pages/$slug" params={{ slug }}>
        {name}
      </Link>
    ),
  },
};

function useGaps({ of: chosen, gap }: GapSearch) {
  const of = chosen ?? 'products';
  const { look, count } = KINDS[of];
  const looked = useInfiniteQuery({
    queryKey: ['list', 'gaps', of],
    queryFn: ({ pageParam }) => look(pageParam.after),
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => after && { after },
  });
  const total = useQuery({
    queryKey: ['list', 'gaps', of, 'count'],
    queryFn: count ?? skipToken,
  });
  const pages = looked.data?.pages ?? [];
  const lacking = pages
    .flatMap((page) => page.lacking)
    .filter(({ gaps }) => gap === undefined || gaps.includes(gap));
  const seen = pages.reduce((sum, page) => sum + page.looked, 0);
  return { looked, lacking, seen, total: count === undefined ? seen : total.data };
}

export function GapsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { looked, lacking, seen, total } = useGaps(search);
  const kind = KINDS[search.of ?? 'products'];
  const whole = total === undefined ? '' : ` of ${formatCount(total)}`;
  return (
    <Screen title="SEO issues">
      <SeoTabs />
      <ListBar
        filters={gapFilters(search)}
        onFilter={(made) => void navigate({ search: { ...search, ...made }, replace: true })}
      />
      {looked.isPending && <ListLoading />}
      {looked.isError && (
        <ListFailed words={looked.error.message} again={() => void looked.refetch()} />
      )}
      {looked.data && (
        <>
          <p role="status" className="mb-3 text-sm text-ink-soft">
            Checked {formatCount(seen)}
            {whole} {kind.things}, most recently updated first. {formatCount(lacking.length)}{' '}
            {search.gap === undefined
              ? `${lacking.length === 1 ? 'has' : 'have'} issues.`
              : `with the issue “${GAP_WORDS[search.gap]}”.`}
          </p>
          {lacking.length === 0 ? (
            <ListEmpty words="No issues found.">{null}</ListEmpty>
          ) : (
            <ul className="admin-lines">
              {lacking.map(({ id, name, gaps }) => (
                <li key={id}>
                  {kind.link(id, name)}
                  {gaps.map((each) => (
                    <span key={each} className="admin-chip admin-chip-warn">
                      {GAP_WORDS[each]}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          )}
          {looked.hasNextPage && (
            <button
              type="button"
              className="mt-4 btn btn-small btn-secondary"
              aria-busy={looked.isFetchingNextPage || undefined}
              onClick={() => void looked.fetchNextPage()}
            >
              <span>Check the next {LOOKED_AT_ONCE}</span>
            </button>
          )}
        </>
      )}
    </Screen>
  );
}
