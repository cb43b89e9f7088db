/** The view of a list, stored in the address: history navigation, reloads and links restore it. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListingScope } from '#core/catalogue.ts';
import { fieldsOf } from '#core/unknown-json.ts';
import { queryFor, viewFrom, type ListingView } from '#storefront/shared/listing/filter-address.ts';

/** The page's data about its list. */
export interface ListPlace {
  scope: ListingScope;
  /** The path of its first page. */
  path: string;
  /** The name of the list. */
  title: string;
}

/** Reads the attributes of the list's element. */
export function placeOf({ dataset }: HTMLElement): ListPlace {
  const { scope, category = '', path = '/products', title = '' } = dataset;
  const isPart = scope === 'category' || scope === 'subcategory';
  return { scope: isPart ? { kind: scope, categoryId: category } : { kind: 'all' }, path, title };
}

/** The view of an address. The page number in the path applies if the query has none. */
function viewAt({ path }: ListPlace, { pathname, search }: Location): ListingView {
  const view = viewFrom(new URLSearchParams(search));
  const page = pathname.startsWith(`${path}/`) ? Number(pathname.slice(path.length + 1)) : 1;
  return queryFor(view) === '' && Number.isInteger(page) ? { ...view, page } : view;
}

/** The address of a view; the default view of a page has the address of the built page. */
export function addressOf({ path }: ListPlace, view: ListingView): string {
  if (queryFor({ ...view, page: 1 }) !== '') return `${path}?${queryFor(view)}`;
  return view.page === 1 ? path : `${path}/${view.page}`;
}

/** The scroll position and the group of changes, stored in the history entry. */
const historyState = () => fieldsOf(history.state) ?? {};

function saveScroll(): void {
  history.replaceState({ ...historyState(), scrolled: scrollY }, '');
}

/** Restores the scroll position of the history entry. */
export function scrollBack(): void {
  const { scrolled } = historyState();
  if (typeof scrolled === 'number') scrollTo({ top: scrolled, behavior: 'instant' });
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
    if (doing !== undefined && historyState()['doing'] === doing) {
      history.replaceState(history.state, '', address);
    } else {
      history.pushState({ doing }, '', address);
    }
    setView(next);
  };
  return { view, show };
}
