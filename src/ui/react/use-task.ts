/** Runs one task at a time, such as submitting a form. */
import { useRef, useState } from 'react';

export interface Task {
  readonly isBusy: boolean;
  /** Runs the task unless one is running; unexpected errors are reported. */
  run: (task: () => Promise<void>) => void;
}

export function useTask(): Task {
  // A second press may come before the next render.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = (task: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    task()
      .catch(reportError)
      .finally(() => {
        isUnderWay.current = false;
        setBusy(false);
      });
  };
  return { isBusy, run };
}
