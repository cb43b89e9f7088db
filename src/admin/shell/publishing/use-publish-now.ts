/** Requests a publish, one at a time. */
import { useState } from 'react';
import { requestPublish } from './request-publish.ts';
import type { PublishOverride } from '#schema/publish.ts';

export interface PublishNow {
  isRequesting: boolean;
  /** @param allow safety checks to skip for this publish */
  request: (allow?: readonly PublishOverride[]) => void;
}

export function usePublishNow(): PublishNow {
  const [isRequesting, setRequesting] = useState(false);
  const request = async (allow?: readonly PublishOverride[]): Promise<void> => {
    setRequesting(true);
    await requestPublish(allow).finally(() => setRequesting(false));
  };
  return { isRequesting, request: (allow) => void request(allow) };
}
