/** Asks for a publish. */
import { requestPublish } from '#client/publishes.ts';
import type { Result } from '#domain/result.ts';
import type { PublishOverride } from '#schema/publish.ts';
import { databaseOutcome } from './database-outcome.ts';
import { presentUid } from './present-uid.ts';

/**
 * @param allow refusals that are let through, this once
 * @returns the id of the request
 */
export const publishNow = (allow: readonly PublishOverride[] = []): Promise<Result<string>> =>
  databaseOutcome(() => requestPublish(presentUid(), allow));
