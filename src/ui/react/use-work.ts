/** One piece of work at a time: what a form does when it is sent. */
import { useRef, useState } from 'react';

export interface Work {
  readonly isBusy: boolean;
  /** Does it, unless it is under way already: a second press asks for nothing more. A bug in it is reported. */
  run: (work: () => Promise<void>) => void;
}

export function useWork(): Work {
  // Two presses may come before the first is drawn.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    work()
      .catch(reportError)
      .finally(() => {
        isUnderWay.current = false;
        setBusy(false);
      });
  };
  return { isBusy, run };
}
