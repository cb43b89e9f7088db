/** Sends failed mails again, tries failed tasks again, or dismisses them; functions do it. */
import { queries } from '#admin/shell/queries.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { formatCount } from '#core/format.ts';
import { callFunction } from '#firebase/browser/call-function.ts';
import { mailKind } from '#schema/mail.ts';
import { taskFailureKind } from '#schema/task-failure.ts';
import * as z from 'zod';

const resolved = z.object({ changed: z.int() });

const refresh = (): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: listKey(mailKind) }),
    queries.invalidateQueries({ queryKey: listKey(taskFailureKind) }),
    queries.invalidateQueries({ queryKey: ['dashboard', 'issues'] }),
  ]);

const counted = (count: number): string =>
  count === 1 ? '1 email' : `${formatCount(count)} emails`;

export async function resolveMails(
  ids: readonly string[],
  action: 'send' | 'dismiss',
  call = callFunction,
): Promise<void> {
  const result = await call('resolveMail', { ids, action });
  if (result.success) {
    const { changed } = resolved.parse(result.value);
    if (changed === 0) sayFailure('None of these emails has failed. Reload the page.');
    else
      sayDone(action === 'send' ? `${counted(changed)} queued.` : `${counted(changed)} dismissed.`);
  } else sayFailure(result.error);
  await refresh();
}

export async function resolveFailedTask(
  id: string,
  action: 'retry' | 'dismiss',
  call = callFunction,
): Promise<void> {
  const result = await call('resolveTask', { id, action });
  if (result.success) sayDone(action === 'retry' ? 'The task is done.' : 'Dismissed.');
  else sayFailure(result.error);
  await refresh();
}
