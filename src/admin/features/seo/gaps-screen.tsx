/** Pages that lack something: looked over so many at a time, and it is said how many were. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ListPlace } from '#commands/list-as-staff.ts';
import {
  countPublished,
  LOOKED_AT_ONCE,
  lookOverCategories,
  lookOverPosts,
  lookOverProducts,
} from '#commands/look-for-gaps.ts';
import { formatCount } from '#domain/format.ts';
import { GAP_WORDS } from '#domain/seo-gaps.ts';
import { ListEmpty, ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { GapFilters } from './gap-filters.tsx';
import type { GapSearch } from './seo-search.ts';
import { SeoTabs } from './seo-tabs.tsx';

const route = getRouteApi('/seo/gaps');

const FIRST: { after?: ListPlace } = {};

const KINDS = {
  products: { look: lookOverProducts, to: '/products/$id', things: 'published products' },
  posts: { look: lookOverPosts, to: '/blogs/$id', things: 'published posts' },
  categories: { look: lookOverCategories, to: '/categories/$id', things: 'categories' },
} as const;

function useGaps({ of: chosen, gap }: GapSearch) {
  const of: keyof typeof KINDS = chosen ?? 'products';
  const looked = useInfiniteQuery({
    queryKey: ['list', 'gaps', of],
    queryFn: ({ pageParam }) => KINDS[of].look(pageParam.after),
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => after && { after },
  });
  const total = useQuery({
    queryKey: ['list', 'gaps', of, 'count'],
    queryFn: () => countPublished(of === 'posts' ? 'posts' : 'products'),
    enabled: of !== 'categories',
  });
  const pages = looked.data?.pages ?? [];
  const lacking = pages
    .flatMap((page) => page.lacking)
    .filter(({ gaps }) => gap === undefined || gaps.includes(gap));
  const seen = pages.reduce((sum, page) => sum + page.looked, 0);
  return { looked, lacking, seen, total: of === 'categories' ? seen : total.data };
}

export function GapsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { looked, lacking, seen, total } = useGaps(search);
  const kind = KINDS[search.of ?? 'products'];
  const whole = total === undefined ? '' : ` of ${formatCount(total)}`;
  return (
    <Screen title="What pages lack">
      <SeoTabs />
      <div className="admin-filters">
        <GapFilters
          search={search}
          onChange={(next) => void navigate({ search: next, replace: true })}
        />
      </div>
      {looked.isPending && <ListLoading />}
      {looked.isError && (
        <ListFailed words={looked.error.message} again={() => void looked.refetch()} />
      )}
      {looked.data && (
        <>
          <p role="status" className="mb-3 text-sm text-ink-soft">
            Looked at {formatCount(seen)}
            {whole} {kind.things}, the latest saved first: {formatCount(lacking.length)}{' '}
            {lacking.length === 1 ? 'lacks' : 'lack'} something.
          </p>
          {lacking.length === 0 ? (
            <ListEmpty words="Nothing is lacking among these.">{null}</ListEmpty>
          ) : (
            <ul className="admin-lines">
              {lacking.map(({ id, name, gaps }) => (
                <li key={id}>
                  <Link to={kind.to} params={{ id }}>
                    {name}
                  </Link>
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
              <span>Look at the next {LOOKED_AT_ONCE}</span>
            </button>
          )}
        </>
      )}
    </Screen>
  );
}
