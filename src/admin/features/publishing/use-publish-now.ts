/** Asks for a publish, and says when that did not go. */
import { useState } from 'react';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { lookAgain } from '#admin/shell/publishing/use-publishing.ts';
import { publishNow } from '#commands/publish-now.ts';
import type { PublishOverride } from '#schema/publish.ts';

export interface PublishNow {
  isAsking: boolean;
  /** @param allow refusals that are let through, this once */
  ask: (allow?: readonly PublishOverride[]) => void;
}

export function usePublishNow(): PublishNow {
  const [isAsking, setAsking] = useState(false);
  const ask = async (allow: readonly PublishOverride[] = []): Promise<void> => {
    setAsking(true);
    const asked = await publishNow(allow);
    setAsking(false);
    if (!asked.success) sayFailure(`The publish was not asked for. ${asked.error}`);
    lookAgain();
  };
  return { isAsking, ask: (allow) => void ask(allow) };
}
