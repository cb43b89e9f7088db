/** The view of a list, kept in the address: going back and forward, loading again and links all bring it back. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListingView } from '#domain/listing/filter-address.ts';
import { addressOf, viewAt, type ListPlace } from './list-place.ts';

/** Replaced while one choice is being made, a new step in the history otherwise. */
export type Step = 'new' | 'same';

/** How far down the page was when it was left; kept with its place in the history. */
const SCROLLED = 'scrolled';

function keepScroll(): void {
  history.replaceState({ ...history.state, [SCROLLED]: scrollY }, '');
}

/** How far down this place in the history was left, px; undefined when it is new. */
export function scrolledBefore(): number | undefined {
  const state: unknown = history.state;
  const kept: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, SCROLLED) : undefined;
  return typeof kept === 'number' ? kept : undefined;
}

export function useListView(place: ListPlace) {
  const [view, setView] = useState(() => viewAt(place, location));

  useEffect(() => {
    // At once, so that the page is as high as it was when the browser scrolls to where it stood.
    const goBack = () => flushSync(() => setView(viewAt(place, location)));
    addEventListener('popstate', goBack);
    addEventListener('pagehide', keepScroll);
    return () => {
      removeEventListener('popstate', goBack);
      removeEventListener('pagehide', keepScroll);
    };
  }, [place]);

  const show = (next: ListingView, step: Step = 'new'): void => {
    const address = addressOf(place, next);
    if (step === 'new') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    setView(next);
  };
  return { view, show };
}
