/** The view of a list, stored in the address: history navigation, reloads and links restore it. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListingView } from '#storefront/shared/listing/filter-address.ts';
import { addressOf, viewAt, type ListPlace } from './list-place.ts';

/** The scroll position, stored in the history entry. */
const SCROLLED = 'scrolled';
/** The group of changes that created this history entry. */
const DOING = 'doing';

function historyValue(name: string): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

function saveScroll(): void {
  history.replaceState({ ...history.state, [SCROLLED]: scrollY }, '');
}

/** Restores the scroll position of the history entry. */
export function scrollBack(): void {
  const top = historyValue(SCROLLED);
  if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
}

export function useListView(place: ListPlace) {
  const [view, setView] = useState(() => viewAt(place, location));

  useEffect(() => {
    // Synchronous, so that the page has its height when the browser restores the position.
    const goBack = () => flushSync(() => setView(viewAt(place, location)));
    addEventListener('popstate', goBack);
    addEventListener('pagehide', saveScroll);
    return () => {
      removeEventListener('popstate', goBack);
      removeEventListener('pagehide', saveScroll);
    };
  }, [place]);

  /**
   * @param doing groups changes: a change of the same group replaces the history entry, others add one
   */
  const show = (next: ListingView, doing?: string): void => {
    const address = addressOf(place, next);
    if (doing !== undefined && historyValue(DOING) === doing) {
      history.replaceState(history.state, '', address);
    } else {
      history.pushState(doing === undefined ? null : { [DOING]: doing }, '', address);
    }
    setView(next);
  };
  return { view, show };
}
