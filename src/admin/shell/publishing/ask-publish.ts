/** Asks for a publish, from wherever that is done, and says when it did not go. */
import { sayFailure } from '#admin/shell/messages-store.ts';
import { publishNow } from '#admin/shell/actions/publish-now.ts';
import type { PublishOverride } from '#schema/publish.ts';
import { lookAgain } from './use-publishing.ts';

/** @param allow refusals that are let through, this once @returns whether it was asked for */
export async function askPublish(allow: readonly PublishOverride[] = []): Promise<boolean> {
  const asked = await publishNow(allow);
  if (!asked.success) sayFailure(`The publish couldn’t be requested. ${asked.error}`);
  lookAgain();
  return asked.success;
}
