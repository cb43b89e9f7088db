/** Starts the publish workflow for a publish request, as a task. */
import { logger } from 'firebase-functions';
import * as z from 'zod';
import { documentId } from '#schema/fields.ts';
import { PermanentError } from '#functions/permanent-error.ts';
import { defineTask } from '#functions/tasks/task.ts';
import { startRebuild } from './start-rebuild.ts';

export const startPublishTask = defineTask({
  name: 'start-publish',
  input: z.object({ id: documentId }),
  run: async ({ id }, server) => {
    const { outcome, detail } = await startRebuild(id, server);
    if (outcome === 'refused') throw new PermanentError(detail);
    logger.info(detail);
  },
});
