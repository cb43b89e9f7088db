/** Pages with SEO issues. They are checked in batches, and the screen says how many were checked. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ListCursor } from '#admin/shell/actions/list-as-staff.ts';
import { Button } from '#admin/shell/button.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { choiceFilter, choicesOf } from '#admin/shell/list/list-filter.tsx';
import { ListEmpty, Loaded } from '#admin/shell/list/list-states.tsx';
import { useSearchChange } from '#admin/shell/list/use-search-change.ts';
import { LINE, LINE_LINK, PANEL } from '#admin/shell/look/classes.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { formatCount } from '#core/format.ts';
import { CHECKED_PER_PAGE, CHECKS } from './actions/find-seo-gaps.ts';
import { GAP_LABELS } from './model/seo-gaps.ts';
import { SeoTabs } from './seo-tabs.tsx';

const route = getRouteApi('/seo/gaps');

const editorPath = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

const FIRST: { after?: ListCursor } = {};

const TYPES = [
  ['categories', 'Categories'],
  ['posts', 'Posts'],
  ['pages', 'Content pages'],
] as const;

export function GapsScreen() {
  const { of, gap } = route.useSearch();
  const change = useSearchChange();
  const { things, path, check } = CHECKS[of ?? 'products'];
  const checked = useInfiniteQuery({
    queryKey: ['list', 'gaps', of],
    queryFn: ({ pageParam }) => check(pageParam.after),
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => after && { after },
  });
  const pages = checked.data?.pages ?? [];
  const seen = pages.reduce((sum, page) => sum + page.checked, 0);
  const incomplete = pages
    .flatMap((page) => page.documents)
    .filter(({ gaps }) => (gap === undefined ? gaps.length > 0 : gaps.includes(gap)));
  const filters = [
    choiceFilter({
      name: 'Type',
      none: 'Products',
      value: of,
      choices: TYPES,
      change: (chosen) => ({ of: chosen }),
    }),
    choiceFilter({
      name: 'Issue',
      none: 'Any issue',
      value: gap,
      choices: choicesOf(GAP_LABELS),
      change: (chosen) => ({ gap: chosen }),
    }),
  ];
  return (
    <Screen title="SEO issues">
      <SeoTabs />
      <ListBar<object> filters={filters} onFilter={change} />
      <Loaded query={checked}>
        {() => (
          <>
            <p role="status" className="mb-3 text-sm text-ink-soft">
              Checked {formatCount(seen)} of {formatCount(pages[0]?.total ?? seen)} {things}, most
              recently updated first. {formatCount(incomplete.length)}{' '}
              {gap === undefined
                ? `${incomplete.length === 1 ? 'has' : 'have'} issues.`
                : `with the issue “${GAP_LABELS[gap]}”.`}
            </p>
            {incomplete.length === 0 ? (
              <ListEmpty message="No issues found." />
            ) : (
              <ul className={PANEL}>
                {incomplete.map(({ id, name, gaps }) => (
                  <li key={id} className={LINE}>
                    <Link to={editorPath(path, id)} className={LINE_LINK}>
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
