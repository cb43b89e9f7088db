/** A list's filters, sort and quick order: their island and the catalogue are loaded on first use. */
import {
  queryFor,
  SORTS,
  viewFrom,
  type ListingView,
} from '#storefront/shared/listing/filter-address.ts';
import { pageIn, storedLayout, storeLayout } from './model/list-layout.ts';
import { openIsland } from '#storefront/shared/stores/open-island.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
const status = list?.querySelector<HTMLElement>('[data-list-status]');
const cards = list?.querySelector<HTMLElement>('[data-list-cards]');

/** @param begin the initial action; on a slow connection the last one counts */
function takeOver(begin?: 'filters' | 'sort' | 'table'): void {
  if (!list) return;
  if (begin) list.dataset['begin'] = begin;
  if (status) status.textContent = 'Loading the catalogue…';
  openIsland('listing', list);
}

/** Only known parameters are used; links from elsewhere may have others. */
const says = (search: string): boolean => {
  const view = viewFrom(new URLSearchParams(search));
  return queryFor({ ...view, text: '' }) !== '';
};

if (list) {
  const { path = location.pathname } = list.dataset;
  /** The address of the list with a changed view. */
  const addressWith = (change: Partial<ListingView>): string => {
    const query = queryFor({ ...viewFrom(new URLSearchParams(location.search)), ...change });
    return query === '' ? path : `${path}?${query}`;
  };
  list.addEventListener('act-failed', () => {
    if (cards) cards.hidden = false;
    if (status) {
      status.textContent =
        'Filters and quick order couldn’t be loaded. Check your connection and try again.';
    }
  });
  if (says(location.search) || storedLayout() === 'table') takeOver();
  list.querySelector('[data-list-filter]')?.addEventListener('click', () => takeOver('filters'));
  list.querySelector('[data-list-quick]')?.addEventListener('click', () => {
    storeLayout('table');
    const page = Number(location.pathname.slice(path.length + 1)) || 1;
    const address = addressWith({ page: pageIn('table', { page, from: 'cards' }) });
    history.replaceState(history.state, '', address);
    takeOver('table');
  });
  const sort = list.querySelector<HTMLSelectElement>('[data-list-sort]');
  // On return, a browser may restore a field value that differs from the address.
  if (sort) sort.value = SORTS[0];
  sort?.addEventListener('change', () => {
    const chosen = SORTS.find((each) => each === sort.value) ?? SORTS[0];
    history.pushState(null, '', addressWith({ sort: chosen, page: 1 }));
    takeOver('sort');
  });
}
