/** Protects unsaved changes from navigation in the account and from leaving the page. */
import { useEffect } from 'react';
import { $isUnsaved } from './account-navigation.ts';

/** The browser shows its own message. */
const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    $isUnsaved.set(true);
    // The confirmed navigation has already removed the guard.
    const confirmUnlessEnded = (event: BeforeUnloadEvent) => {
      if ($isUnsaved.get()) confirmLeaving(event);
    };
    addEventListener('beforeunload', confirmUnlessEnded);
    return () => {
      $isUnsaved.set(false);
      removeEventListener('beforeunload', confirmUnlessEnded);
    };
  }, [isUnsaved]);
}
