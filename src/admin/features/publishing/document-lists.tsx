/** Documents that the next publish adds, and those that the last one left out. */
import { useQuery } from '@tanstack/react-query';
import { BlockLoading, Loaded } from '#admin/shell/list/list-states.tsx';
import { savedDocument, type SavedDocument } from '#admin/shell/publishing/saved-document.ts';
import { PUBLISHING_KEY } from '#admin/shell/publishing/use-publishing.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { QUERIES } from '#schema/queries.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { fieldLabel, problemMessage } from '#core/publishing/problem-message.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { DocumentLink } from './document-link.tsx';
import { LIST_ROW } from '#admin/shell/look/classes.ts';

/**
 * The next scheduled products and posts, at most fifty of each, in order of time.
 * @throws ReadError
 */
const listScheduled = (after: number): Promise<SavedDocument[]> =>
  readOrThrow(async () => {
    const values = [null, 'scheduled', new Date(after + 1)];
    const results = await Promise.all([
      staffDatabase.runQuery(QUERIES.scheduledProducts, values),
      staffDatabase.runQuery(QUERIES.scheduledPosts, values),
    ]);
    return results
      .flat()
      .map(({ path, fields }) => savedDocument(path, fields))
      .toSorted((one, other) => (one.publishAt ?? 0) - (other.publishAt ?? 0));
  });

/**
 * Scheduled items, with the time at which they go live.
 * @param changedAt time up to which the live site is published, ms
 */
export function ScheduledList({ changedAt }: { changedAt: number }) {
  const scheduled = useQuery({
    queryKey: [...PUBLISHING_KEY, 'scheduled', changedAt],
    queryFn: () => listScheduled(changedAt),
  });
  return (
    <Loaded
      query={scheduled}
      meanwhile={<BlockLoading className="h-12" />}
      empty={
        <p className="text-ink-soft">
          Nothing is scheduled. To schedule a product or post, set its status to “Scheduled” and
          choose a time.
        </p>
      }
    >
      {(data) => (
        <ul>
          {data.map(({ path, name, kind, publishAt = 0 }) => (
            <li key={path} className={LIST_ROW}>
              <div>
                <DocumentLink path={path} name={name} />
                <p className="text-sm text-ink-soft">{kind}</p>
              </div>
              <p className="font-medium">
                <time dateTime={new Date(publishAt).toISOString()}>
                  {formatShortMoment(publishAt)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** Documents left out because of invalid data, with fields and reasons. */
export function QuarantineReport({ problems }: { problems: readonly DocumentProblem[] }) {
  const byPath = Object.entries(Object.groupBy(problems, ({ path }) => path));
  if (byPath.length === 0) {
    return <p className="text-ink-soft">Nothing was left out.</p>;
  }
  return (
    <>
      <p className="text-ink-soft">
        These items aren’t on the site. Open each item, correct the fields below, save it and
        publish.
      </p>
      <ul>
        {byPath.map(([path, problems = []]) => (
          <li key={path} className={LIST_ROW}>
            <div>
              <DocumentLink path={path} />
              <ul className="mt-1 text-sm">
                {problems.map((problem) => (
                  <li key={problem.field}>
                    <b className="font-medium">{fieldLabel(problem.field)}</b>:{' '}
                    {problemMessage(problem)}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
