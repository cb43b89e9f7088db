/**
 * The router of the account: each section has its own address. Browsers without the Navigation API load a page
 * for each.
 */
import { atom, map } from 'nanostores';
import { useEffect } from 'react';
import { placeFrom, type AccountPlace } from './model/account-place.ts';

interface Location {
  /** Undefined for an unknown address. */
  place: AccountPlace | undefined;
  /** Counts navigations since the page was opened: each one moves the focus. */
  steps: number;
}

export const $navigation = map<Location>({ place: placeFrom(location.pathname), steps: 0 });

/** Whether the account was deleted on this page. */
export const $isDeleted = atom(false);

let isUnsaved = false;

/** Asks before unsaved changes are lost. @returns whether the section may be left */
export function mayLeave(): boolean {
  if (isUnsaved) isUnsaved = !confirm('Leave without saving? Your changes are not saved yet.');
  return !isUnsaved;
}

function onNavigate(event: NavigateEvent): void {
  const place = placeFrom(new URL(event.destination.url).pathname);
  // Other pages, reloads and jumps within the page are for the browser.
  if (place === undefined || !event.canIntercept) return;
  if (event.hashChange || event.navigationType === 'reload') return;
  if (event.cancelable && !mayLeave()) {
    event.preventDefault();
    return;
  }
  event.intercept({
    focusReset: 'manual',
    handler: () => {
      $navigation.set({ place, steps: $navigation.get().steps + 1 });
      return Promise.resolve();
    },
  });
}

/** Opens links to sections without a page load. @returns ends it */
export function followNavigation(): () => void {
  // Missing in old browsers, although its type declares it.
  const navigation = window.navigation as Navigation | undefined;
  navigation?.addEventListener('navigate', onNavigate);
  return () => navigation?.removeEventListener('navigate', onNavigate);
}

/** Protects unsaved changes from navigation in the account and from leaving the page. */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    isUnsaved = isChanged;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (isUnsaved) event.preventDefault();
    };
    addEventListener('beforeunload', confirmLeaving);
    return () => {
      isUnsaved = false;
      removeEventListener('beforeunload', confirmLeaving);
    };
  }, [isChanged]);
}
