/** The content pages, such as policies and About. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { WRITTEN_PAGES } from '#admin/shell/editing/page-form.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { ROUTE_TITLES } from '#core/titles.ts';
import { pageKind } from '#schema/page.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import { LINE, LINE_LINK, PANEL } from '#admin/shell/look/classes.ts';

const readAll = () =>
  Promise.all(
    WRITTEN_PAGES.map(async (slug) => ({ slug, stored: await readAsStaff(pageKind, slug) })),
  );

type Read = Awaited<ReturnType<typeof readAll>>[number];

function stateOf({ stored }: Read): string {
  if (stored === null) return 'Not written yet. The page says “Coming soon”.';
  if (!stored.success) return 'Has errors. Open it to fix them.';
  return stored.value.deletedAt === null
    ? `Saved on ${formatShortMoment(stored.value.updatedAt)}`
    : 'Deleted. The page says “Coming soon”.';
}

export function PagesScreen() {
  const pages = useQuery({ queryKey: [...listKey(pageKind), 'all'], queryFn: readAll });
  return (
    <Screen title="Pages">
      <SettingsTabs />
      <Loaded query={pages}>
        {(read) => (
          <ul className={PANEL}>
            {read.map((page) => (
              <li key={page.slug} className={LINE}>
                <Link to="/settings/pages/$slug" params={{ slug: page.slug }} className={LINE_LINK}>
                  {page.stored?.success ? page.stored.value.title : ROUTE_TITLES[`/${page.slug}`]}
                </Link>
                <span className="text-sm text-ink-soft">/{page.slug}</span>
                <span className="text-sm text-ink-soft">{stateOf(page)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Screen>
  );
}
