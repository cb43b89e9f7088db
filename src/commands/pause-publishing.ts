/** Pauses or resumes automatic publishing, for all staff. */
import { writePause } from '#client/automatic-publishing.ts';
import type { Result } from '#domain/result.ts';
import { databaseOutcome } from './database-outcome.ts';
import { presentUid } from './present-uid.ts';

export const pausePublishing = (): Promise<Result<void>> =>
  databaseOutcome(() => writePause(presentUid()));

export const resumePublishing = (): Promise<Result<void>> =>
  databaseOutcome(() => writePause(null));
