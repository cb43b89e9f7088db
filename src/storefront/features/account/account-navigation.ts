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

/** Leaves, while the question about unsaved changes is open; otherwise undefined. */
export const $leaving = atom<(() => void) | undefined>(undefined);

let isUnsaved = false;

/** Asks before unsaved changes are lost; otherwise leaves at once. */
export function leaveWith(leave: () => void): void {
  if (!isUnsaved) {
    leave();
    return;
  }
  $leaving.set(() => {
    isUnsaved = false;
    leave();
  });
}

function onNavigate(event: NavigateEvent): void {
  const { destination, navigationType } = event;
  const place = placeFrom(new URL(destination.url).pathname);
  // Other pages, reloads and jumps within the page are for the browser.
  if (place === undefined || !event.canIntercept) return;
  if (event.hashChange || navigationType === 'reload') return;
  if (isUnsaved && event.cancelable) {
    event.preventDefault();
    leaveWith(() => {
      if (navigationType === 'traverse') navigation.traverseTo(destination.key);
      else navigation.navigate(destination.url);
    });
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
  const available = window.navigation as Navigation | undefined;
  available?.addEventListener('navigate', onNavigate);
  return () => available?.removeEventListener('navigate', onNavigate);
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
