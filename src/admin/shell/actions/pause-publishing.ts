/** Pauses or resumes automatic publishing, for all staff. */
import { writePause } from '#firebase/browser/automatic-publishing.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';

export const pausePublishing = (): Promise<Result> =>
  databaseOutcome(() => writePause(requireUid()));

export const resumePublishing = (): Promise<Result> => databaseOutcome(() => writePause(null));
