/** Requests a publish, and pauses or resumes automatic publishing for all staff. */
import { createPublishRequest, writePause } from '#firebase/browser/publishes.ts';
import type { Result } from '#core/result.ts';
import type { PublishOverride } from '#schema/publish.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';

/**
 * @param allow safety checks to skip for this publish
 * @returns the id of the request
 */
export const publishNow = (allow: readonly PublishOverride[] = []): Promise<Result<string>> =>
  databaseOutcome(() => createPublishRequest(requireUid(), allow));

export const pausePublishing = (): Promise<Result> =>
  databaseOutcome(() => writePause(requireUid()));

export const resumePublishing = (): Promise<Result> => databaseOutcome(() => writePause(null));
