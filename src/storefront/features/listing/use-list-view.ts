/** The view of a list, kept in the address: going back and forward, loading again and links all bring it back. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListingView } from '#storefront/shared/listing/filter-address.ts';
import { addressOf, viewAt, type ListPlace } from './list-place.ts';

/** How far down the page was when it was left; kept with its place in the history. */
const SCROLLED = 'scrolled';
/** What was being done when this place in the history was made. */
const DOING = 'doing';

function kept(name: string): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

function keepScroll(): void {
  history.replaceState({ ...history.state, [SCROLLED]: scrollY }, '');
}

/** Scrolls to where this place in the history was left. */
export function scrollBack(): void {
  const top = kept(SCROLLED);
  if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
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

  /**
   * @param doing what this is a part of: a change that belongs to the same as the one before takes its place
   * in the history, any other is a new step
   */
  const show = (next: ListingView, doing?: string): void => {
    const address = addressOf(place, next);
    if (doing !== undefined && kept(DOING) === doing) {
      history.replaceState(history.state, '', address);
    } else {
      history.pushState(doing === undefined ? null : { [DOING]: doing }, '', address);
    }
    setView(next);
  };
  return { view, show };
}
