/** A list's filters and sort: their script and the catalogue are fetched when they are first wanted. */
import { queryFor, SORTS, viewFrom } from '#domain/listing/filter-address.ts';

/** What the list shall begin with: its filters open, or the focus on its sort, which is replaced. */
type Wish = 'filters' | 'sort' | undefined;

const list = document.querySelector<HTMLElement>('[data-list]');
const status = list?.querySelector<HTMLElement>('[data-list-status]');

let wish: Wish;
let started: Promise<void> | undefined;

async function begin(place: HTMLElement): Promise<void> {
  place.setAttribute('aria-busy', 'true');
  if (status) status.textContent = 'Loading the catalogue…';
  try {
    const { start } = await import('#islands/listing/start.tsx');
    await start(place, () => wish);
  } catch {
    started = undefined;
    if (status) {
      status.textContent = 'Filters couldn’t be loaded. Check your connection and try again.';
    }
  } finally {
    place.removeAttribute('aria-busy');
  }
}

/** Begins once, however often it is asked for on a slow line; what was wished last counts. */
function takeOver(next: Wish): void {
  wish = next;
  if (list) started ??= begin(list);
}

/** Only what the address of a list says counts; a link from elsewhere may carry other things. */
const says = (search: string): boolean => {
  const view = viewFrom(new URLSearchParams(search));
  return queryFor({ ...view, text: '' }) !== '';
};

if (list) {
  if (says(location.search)) takeOver(undefined);
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
