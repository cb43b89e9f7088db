/** Tasks of functions that failed for good, with their errors. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { Button } from '#admin/shell/button.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { CARD } from '#admin/shell/look/classes.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { taskFailureKind, type TaskFailure } from '#schema/task-failure.ts';
import { TASK_NAMES } from './mail-labels.ts';
import { resolveFailedTask } from './resolve.ts';

function FailedTask({ id, failure }: { id: string; failure: TaskFailure }) {
  const [isBusy, setBusy] = useState(false);
  const resolve = async (action: 'retry' | 'dismiss'): Promise<void> => {
    setBusy(true);
    await resolveFailedTask(id, action);
    setBusy(false);
  };
  const { task, error, failedAt } = failure;
  return (
    <li className="border-line py-3 not-first:border-t">
      <p className="font-medium">{TASK_NAMES[task]}</p>
      <p className="text-sm text-ink-soft">Failed on {formatShortMoment(failedAt)}</p>
      <p className="my-2 text-sm wrap-anywhere whitespace-pre-line">{error}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={() => void resolve('retry')}>
          Try again
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={() => void resolve('dismiss')}>
          Dismiss
        </Button>
      </div>
    </li>
  );
}

export function FailedTasks() {
  const { data } = useQuery({
    queryKey: listKey(taskFailureKind),
    queryFn: () =>
      listAsStaff(taskFailureKind, STAFF_LISTS.taskFailures, {
        equal: {},
        sort: STAFF_LISTS.taskFailures.sorts[0],
      }),
  });
  const failures = (data?.rows ?? []).flatMap((row) =>
    row.success ? [<FailedTask key={row.id} id={row.id} failure={row.value} />] : [],
  );
  if (failures.length === 0) return null;
  return (
    <section className={CARD} aria-labelledby="failed-tasks">
      <h2 id="failed-tasks">Failed tasks</h2>
      <p className="text-sm text-ink-soft">
        Work after a change that could not be done. Fix the cause, then try again.
      </p>
      <ul>{failures}</ul>
    </section>
  );
}
