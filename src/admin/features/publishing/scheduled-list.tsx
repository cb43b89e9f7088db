/** Scheduled items, with the time at which they go live. */
import { useQuery } from '@tanstack/react-query';
import { BlockLoading, Loaded } from '#admin/shell/list/list-states.tsx';
import { listScheduled } from '#admin/shell/publishing/list-scheduled.ts';
import { PUBLISHING_KEY } from '#admin/shell/publishing/use-publishing.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { DocumentLink } from '#admin/shell/publishing/document-link.tsx';
import { LIST_ROW } from '#admin/shell/look/classes.ts';

/** @param changedAt time up to which the live site is published, ms */
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
