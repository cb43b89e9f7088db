/** Guards work that is not saved yet, against a step in the account and against leaving the page. */
import { useEffect } from 'react';
import { $isUnsaved } from './way.ts';

/** The browser asks in words of its own. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    $isUnsaved.set(true);
    // The step that was asked about has ended the guard already.
    const askUnlessEnded = (event: BeforeUnloadEvent) => {
      if ($isUnsaved.get()) ask(event);
    };
    addEventListener('beforeunload', askUnlessEnded);
    return () => {
      $isUnsaved.set(false);
      removeEventListener('beforeunload', askUnlessEnded);
    };
  }, [isUnsaved]);
}
