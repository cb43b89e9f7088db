/** Pauses or resumes automatic publishing, for all staff. */
import { writePause } from '#firebase/browser/automatic-publishing.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';

export const pausePublishing = (): Promise<Result<void>> =>
  databaseOutcome(() => writePause(presentUid()));

export const resumePublishing = (): Promise<Result<void>> =>
  databaseOutcome(() => writePause(null));
