/** Requests a publish and reports a failure. */
import { sayFailure } from '#admin/shell/messages-store.ts';
import { publishNow } from '#admin/shell/actions/publish-now.ts';
import type { PublishOverride } from '#schema/publish.ts';
import { lookAgain } from './use-publishing.ts';

/**
 * @param allow safety checks to skip for this publish
 * @returns whether it was requested
 */
export async function requestPublish(allow: readonly PublishOverride[] = []): Promise<boolean> {
  const requested = await publishNow(allow);
  if (!requested.success) sayFailure(`The publish couldn’t be requested. ${requested.error}`);
  lookAgain();
  return requested.success;
}
