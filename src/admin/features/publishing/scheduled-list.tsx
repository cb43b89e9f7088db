/** What goes live by itself, with its time. */
import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '#admin/shell/list/list-states.tsx';
import { PUBLISHING_KEY } from '#admin/shell/publishing/use-publishing.ts';
import { listScheduled } from '#commands/list-scheduled.ts';
import { formatMoment } from '#domain/format.ts';
import { DocumentLink } from './document-link.tsx';

/** @param changedAt up to which moment the live site goes, ms */
export function ScheduledList({ changedAt }: { changedAt: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...PUBLISHING_KEY, 'scheduled', changedAt],
    queryFn: () => listScheduled(changedAt),
  });
  if (error) return <ListFailed words={error.message} again={() => void refetch()} />;
  if (data === undefined) return <p className="skeleton h-12" />;
  if (data.length === 0) {
    return (
      <p className="text-ink-soft">
        Nothing is scheduled. In the editor of a product or post, choose the status “Scheduled” and
        a time; the publisher brings it live then.
      </p>
    );
  }
  return (
    <ul className="publish-rows">
      {data.map(({ path, name, kind, publishAt = 0 }) => (
        <li key={path} className="publish-row">
          <div>
            <DocumentLink path={path} name={name} />
            <p className="text-sm text-ink-soft">{kind}</p>
          </div>
          <p className="font-medium">
            <time dateTime={new Date(publishAt).toISOString()}>{formatMoment(publishAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
