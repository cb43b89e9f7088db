/** A list's filters and sort: their island and the catalogue are fetched when they are first wanted. */
import { queryFor, SORTS, viewFrom } from '#storefront/shared/listing/filter-address.ts';
import { askIsland } from '#storefront/shared/stores/ask-island.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
const status = list?.querySelector<HTMLElement>('[data-list-status]');

/** @param begin what the list begins with; what was wished last on a slow line counts */
function takeOver(begin?: 'filters' | 'sort'): void {
  if (!list) return;
  if (begin) list.dataset['begin'] = begin;
  if (status) status.textContent = 'Loading the catalogue…';
  askIsland('listing', list);
}

/** Only what the address of a list says counts; a link from elsewhere may carry other things. */
const says = (search: string): boolean => {
  const view = viewFrom(new URLSearchParams(search));
  return queryFor({ ...view, text: '' }) !== '';
};

if (list) {
  list.addEventListener('act-failed', () => {
    if (status) {
      status.textContent = 'Filters couldn’t be loaded. Check your connection and try again.';
    }
  });
  if (says(location.search)) takeOver();
  list.querySelector('[data-list-filter]')?.addEventListener('click', () => takeOver('filters'));
  const sort = list.querySelector<HTMLSelectElement>('[data-list-sort]');
  // A browser that comes back may have kept another choice in the field than the address says.
  if (sort) sort.value = SORTS[0];
  sort?.addEventListener('change', () => {
    const { path = location.pathname } = list.dataset;
    const query = queryFor({
      ...viewFrom(new URLSearchParams(location.search)),
      sort: SORTS.find((each) => each === sort.value) ?? SORTS[0],
      page: 1,
    });
    history.pushState(null, '', query === '' ? path : `${path}?${query}`);
    takeOver('sort');
  });
}
