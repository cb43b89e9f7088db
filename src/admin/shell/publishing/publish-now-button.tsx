/** Requests a publish of all saved changes. */
import { useState } from 'react';
import { publishNow } from '#admin/shell/actions/publish-now.ts';
import { Button } from '#admin/shell/button.tsx';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { isDeserted, isOver } from '#core/publishing/progress.ts';
import type { PublishOverride } from '#schema/publish.ts';
import type { ButtonKind } from '#ui/button-class.ts';
import { lookAgain, usePublishing } from './use-publishing.ts';

/**
 * @param allow safety checks to skip for this publish
 * @returns whether it was requested; a failure is reported
 */
export async function requestPublish(allow: readonly PublishOverride[] = []): Promise<boolean> {
  const requested = await publishNow(allow);
  if (!requested.success) sayFailure(`The publish couldn’t be requested. ${requested.error}`);
  lookAgain();
  return requested.success;
}

/** Requests a publish, one at a time. */
export function usePublishNow() {
  const [isRequesting, setRequesting] = useState(false);
  const request = (allow?: readonly PublishOverride[]): void => {
    setRequesting(true);
    void requestPublish(allow).finally(() => setRequesting(false));
  };
  return { isRequesting, request };
}

export type PublishNow = ReturnType<typeof usePublishNow>;

export function PublishNowButton({ kind = 'primary' }: { kind?: ButtonKind }) {
  const { latest, time } = usePublishing();
  const publish = usePublishNow();
  const isBusy = latest !== undefined && !isOver(latest) && !isDeserted(latest, time);
  return (
    <Button kind={kind} disabled={isBusy || publish.isRequesting} onClick={() => publish.request()}>
      Publish now
    </Button>
  );
}
