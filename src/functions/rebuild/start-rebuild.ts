/** A publish request of staff starts the publish workflow on GitHub when no publisher watches for requests. */
import { isWatched } from '#core/publishing/heartbeat.ts';
import { AUTOMATIC_ID, automaticPublishingKind } from '#schema/automatic-publishing.ts';
import { decodeDocument } from '#schema/kind.ts';
import { publishKind } from '#schema/publish.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';
import type { Server } from '#functions/server.ts';
import type { FunctionSettings } from '#functions/settings.ts';
import { taskErrorText } from '#functions/tasks/run-task.ts';
import { startWorkflow, WorkflowRefused, type WorkflowRun } from './start-workflow.ts';

/** Only runs of this branch may publish; see `.github/workflows/publish.yml`. */
const BRANCH = 'main';

export type RebuildOutcome =
  | 'started'
  /** GitHub is not configured. */
  | 'not-configured'
  /** A publisher takes the request. */
  | 'watched'
  /** It was started before, or a publisher has taken the request. */
  | 'not-waiting'
  /** GitHub refused, which a retry does not change. */
  | 'refused';

/**
 * @param id of the publish request
 * @param start starts the workflow
 * @throws on a temporary failure: call it again
 */
export async function startRebuild(
  id: string,
  { firestore, settings }: Server & { settings: FunctionSettings },
  start: (run: WorkflowRun) => Promise<void> = startWorkflow,
): Promise<{ outcome: RebuildOutcome; detail: string }> {
  const { GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = settings;
  if (repository === undefined || token === undefined) {
    const detail = 'GITHUB_REPOSITORY or GITHUB_TOKEN is not set, so no workflow is started.';
    return { outcome: 'not-configured', detail };
  }
  const request = await firestore.collection(publishKind.collection).doc(id).get();
  if (
    request.get('progress.state') !== 'queued' ||
    request.get('workflowStartedAt') !== undefined
  ) {
    return { outcome: 'not-waiting', detail: `Publish request ${id} does not wait.` };
  }
  const path = `${automaticPublishingKind.collection}/${AUTOMATIC_ID}`;
  const automatic = await firestore.doc(path).get();
  const decoded = decodeDocument(automaticPublishingKind, path, automatic.data() ?? {});
  if (decoded.success && isWatched(decoded.value, automatic.readTime.toMillis())) {
    return { outcome: 'watched', detail: `A publisher takes publish request ${id}.` };
  }
  try {
    await start({ repository, token, workflow: 'publish.yml', branch: BRANCH });
  } catch (error) {
    // Staff who publish don't all see the failures of tasks.
    await request.ref.update({ workflowProblem: taskErrorText(error) });
    if (!(error instanceof WorkflowRefused)) throw error;
    return { outcome: 'refused', detail: error.message };
  }
  // A second run after a crash at this point publishes nothing more, because the workflow runs one at a time.
  await request.ref.update({
    workflowStartedAt: FieldValue.serverTimestamp(),
    workflowProblem: FieldValue.delete(),
  });
  return { outcome: 'started', detail: `The workflow of ${repository} publishes request ${id}.` };
}
