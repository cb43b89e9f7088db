/** Asks for a publish, once at a time. */
import { useState } from 'react';
import { askPublish } from './ask-publish.ts';
import type { PublishOverride } from '#schema/publish.ts';

export interface PublishNow {
  isAsking: boolean;
  /** @param allow refusals that are let through, this once */
  ask: (allow?: readonly PublishOverride[]) => void;
}

export function usePublishNow(): PublishNow {
  const [isAsking, setAsking] = useState(false);
  const ask = async (allow?: readonly PublishOverride[]): Promise<void> => {
    setAsking(true);
    await askPublish(allow).finally(() => setAsking(false));
  };
  return { isAsking, ask: (allow) => void ask(allow) };
}
