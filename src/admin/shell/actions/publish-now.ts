/** Asks for a publish. */
import { requestPublish } from '#firebase/browser/publishes.ts';
import type { Result } from '#core/result.ts';
import type { PublishOverride } from '#schema/publish.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';

/**
 * @param allow refusals that are let through, this once
 * @returns the id of the request
 */
export const publishNow = (allow: readonly PublishOverride[] = []): Promise<Result<string>> =>
  databaseOutcome(() => requestPublish(presentUid(), allow));
