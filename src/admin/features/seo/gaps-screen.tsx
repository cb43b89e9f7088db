/** Pages with SEO issues. They are checked in batches, and the screen says how many were checked. */
import { Button } from '#admin/shell/button.tsx';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ListCursor } from '#admin/shell/actions/list-as-staff.ts';
import {
  countPublished,
  CHECKED_PER_PAGE,
  checkCategories,
  checkPages,
  checkPosts,
  checkProducts,
  type CheckedPage,
} from './actions/find-seo-gaps.ts';
import { formatCount } from '#core/format.ts';
import { GAP_LABELS } from './model/seo-gaps.ts';
import { choiceFilter, choicesOf, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { useSearchChange } from '#admin/shell/list/use-search-change.ts';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { ListEmpty, Loaded } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { GapSearch } from './seo-search.ts';
import { SeoTabs } from './seo-tabs.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { LINE, LINE_LINK, PANEL } from '#admin/shell/look/classes.ts';

const route = getRouteApi('/seo/gaps');

const FIRST: { after?: ListCursor } = {};

interface Kind {
  check: (after?: ListCursor) => Promise<CheckedPage>;
  things: string;
  /** Total number; undefined if all are checked at once. */
  count?: () => Promise<number>;
  /** Path above the editors. */
  path: string;
}

const KINDS: Readonly<Record<NonNullable<GapSearch['of']> | 'products', Kind>> = {
  products: {
    check: checkProducts,
    things: 'published products',
    count: () => countPublished('products'),
    path: '/products',
  },
  posts: {
    check: checkPosts,
    things: 'published posts',
    count: () => countPublished('posts'),
    path: '/blogs',
  },
  categories: { check: checkCategories, things: 'categories', path: '/categories' },
  pages: { check: checkPages, things: 'content pages', path: '/settings/pages' },
};

const editorPath = ({ path }: Kind, id: string): string => `${path}/${encodeURIComponent(id)}`;

const filters = (search: GapSearch): ListFilter<GapSearch>[] => [
  choiceFilter({
    name: 'Type',
    none: 'Products',
    value: search.of,
    choices: [
      ['categories', 'Categories'],
      ['posts', 'Posts'],
      ['pages', 'Content pages'],
    ],
    change: (of) => ({ of }),
  }),
  choiceFilter({
    name: 'Issue',
    none: 'Any issue',
    value: search.gap,
    choices: choicesOf(GAP_LABELS),
    change: (gap) => ({ gap }),
  }),
];

function useGaps({ of: chosen, gap }: GapSearch) {
  const of = chosen ?? 'products';
  const { check, count } = KINDS[of];
  const checked = useInfiniteQuery({
    queryKey: ['list', 'gaps', of],
    queryFn: ({ pageParam }) => check(pageParam.after),
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => after && { after },
  });
  const total = useQuery({
    queryKey: ['list', 'gaps', of, 'count'],
    queryFn: count ?? skipToken,
  });
  const pages = checked.data?.pages ?? [];
  const incomplete = pages
    .flatMap((page) => page.incomplete)
    .filter(({ gaps }) => gap === undefined || gaps.includes(gap));
  const seen = pages.reduce((sum, page) => sum + page.checked, 0);
  return { checked, incomplete, seen, total: count === undefined ? seen : total.data };
}

export function GapsScreen() {
  const search = route.useSearch();
  const change = useSearchChange();
  const { checked, incomplete, seen, total } = useGaps(search);
  const kind = KINDS[search.of ?? 'products'];
  const whole = total === undefined ? '' : ` of ${formatCount(total)}`;
  return (
    <Screen title="SEO issues">
      <SeoTabs />
      <ListBar filters={filters(search)} onFilter={change} />
      <Loaded query={checked}>
        {() => (
          <>
            <p role="status" className="mb-3 text-sm text-ink-soft">
              Checked {formatCount(seen)}
              {whole} {kind.things}, most recently updated first. {formatCount(incomplete.length)}{' '}
              {search.gap === undefined
                ? `${incomplete.length === 1 ? 'has' : 'have'} issues.`
                : `with the issue “${GAP_LABELS[search.gap]}”.`}
            </p>
            {incomplete.length === 0 ? (
              <ListEmpty message="No issues found." />
            ) : (
              <ul className={PANEL}>
                {incomplete.map(({ id, name, gaps }) => (
                  <li key={id} className={LINE}>
                    <Link to={editorPath(kind, id)} className={LINE_LINK}>
                      {name}
                    </Link>
                    {gaps.map((each) => (
                      <Chip key={each} look="warn" className="text-sm!">
                        {GAP_LABELS[each]}
                      </Chip>
                    ))}
                  </li>
                ))}
              </ul>
            )}
            {checked.hasNextPage && (
              <Button
                className="mt-4"
                aria-busy={checked.isFetchingNextPage || undefined}
                onClick={() => void checked.fetchNextPage()}
              >
                <span>Check the next {CHECKED_PER_PAGE}</span>
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
