/** Work that ends half-way when the page is left: the browser asks first, and nobody is signed out from under it. */
import { holdWork } from '#firebase/browser/session/held-work.ts';
import { isAtWork } from './at-work.ts';

let count = 0;

// Where the session has ended by itself, so has the work.
const ask = (event: BeforeUnloadEvent): void => {
  if (isAtWork()) event.preventDefault();
};

/** @returns call it when the work is over */
export function beginWork(): () => void {
  count += 1;
  addEventListener('beforeunload', ask);
  const { promise: end, resolve: letGo } = Promise.withResolvers<undefined>();
  holdWork(end);
  return () => {
    letGo(undefined);
    count -= 1;
    if (count === 0) removeEventListener('beforeunload', ask);
  };
}

export const isWorkUnderWay = (): boolean => count > 0;
