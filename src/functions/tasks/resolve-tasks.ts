/** Staff try failed tasks again, or dismiss them. */
import * as z from 'zod';
import { documentId } from '#schema/fields.ts';
import { decodeDocument } from '#schema/kind.ts';
import { taskFailureKind } from '#schema/task-failure.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';
import { failed, succeeded } from '#core/result.ts';
import type { StaffCall } from '#functions/call.ts';
import { readSettings, type FunctionSettings } from '#functions/settings.ts';
import { taskErrorText } from './run-task.ts';
import type { Task } from './task.ts';

type AnyTask = Pick<Task<never>, 'name' | 'rerun'>;

const input = z.object({ id: documentId, action: z.enum(['retry', 'dismiss']) });

/** @param settings are read at the call, because a module must load without them */
export const resolveTaskCall = (
  tasks: readonly AnyTask[],
  settings: () => FunctionSettings = readSettings,
): StaffCall<typeof input, null> => ({
  area: 'sales',
  input,
  run: async ({ id, action }, by, { firestore }) => {
    const failure = firestore.collection(taskFailureKind.collection).doc(id);
    const snapshot = await failure.get();
    // Another member of staff was faster.
    if (!snapshot.exists) return succeeded(null);
    const decoded = decodeDocument(taskFailureKind, failure.path, snapshot.data());
    if (action === 'retry') {
      const task = decoded.success && tasks.find(({ name }) => name === decoded.value.task);
      if (!task) return failed('This version of the shop can’t run this task. Dismiss it.');
      try {
        await task.rerun(decoded.value.input, { firestore, settings: settings() });
      } catch (error) {
        const message = taskErrorText(error);
        const change = { error: message, failedAt: FieldValue.serverTimestamp(), retriedBy: by };
        await failure.update({ ...change, retries: FieldValue.increment(1) });
        return failed(`It failed again: ${message}`);
      }
    }
    await failure.delete();
    return succeeded(null);
  },
});
