/** Runs a task for an event; one that fails for good is recorded for staff. */
import { errorMessage } from '#core/result.ts';
import { encodeDocument } from '#schema/kind.ts';
import { LONGEST_TASK_ERROR, taskFailureKind } from '#schema/task-failure.ts';
import { PermanentError } from '#functions/permanent-error.ts';
import type { Task, TaskServer } from './task.ts';

/** How long Google repeats an event, ms: it would give up after 24 hours, without telling staff. */
export const RETRY_FOR_MS = 60 * 60_000;

/** The error as staff see it. */
export const taskErrorText = (error: unknown): string =>
  errorMessage(error)
    .slice(0, LONGEST_TASK_ERROR)
    .replace(/[^\P{Cc}\n\t]/gu, ' ');

interface TaskEvent {
  id: string;
  /** When it happened. */
  time: string;
}

/** @throws what the task throws while the event is still repeated */
export async function runTask<I extends object>(
  task: Task<I>,
  input: I,
  event: TaskEvent,
  server: TaskServer,
  now = Date.now(),
): Promise<void> {
  try {
    await task.run(input, server);
  } catch (error) {
    const isLast = error instanceof PermanentError || now - Date.parse(event.time) > RETRY_FOR_MS;
    if (!isLast) throw error;
    const id = `${task.name}-${event.id.replace(/[^\w-]/g, '-')}`;
    const failure = {
      task: task.name,
      input: JSON.stringify(input),
      error: taskErrorText(error),
      failedAt: now,
    };
    await server.firestore
      .collection(taskFailureKind.collection)
      .doc(id)
      .set(encodeDocument(taskFailureKind, { ...failure, retries: 0 }));
  }
}
