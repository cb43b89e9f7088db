/** A list's filters and sort: their script and the catalogue are fetched when they are first wanted. */
import { queryFor, SORTS, viewFrom } from '#domain/listing/filter-address.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
const status = list?.querySelector<HTMLElement>('[data-list-status]');

async function takeOver({ filtersOpen }: { filtersOpen: boolean }): Promise<void> {
  if (!list) return;
  list.setAttribute('aria-busy', 'true');
  try {
    const { start } = await import('#islands/listing/start.tsx');
    await start(list, { filtersOpen });
  } catch {
    if (status) {
      status.textContent = 'The filters could not be loaded. Check your connection and try again.';
    }
  } finally {
    list.removeAttribute('aria-busy');
  }
}

/** Only what the address of a list says counts; a link from elsewhere may carry other things. */
const says = (search: string): boolean => {
  const { text: _text, ...view } = viewFrom(new URLSearchParams(search));
  return queryFor({ ...view, text: '' }) !== '';
};

if (list) {
  if (says(location.search)) void takeOver({ filtersOpen: false });
  list.querySelector('[data-list-filter]')?.addEventListener('click', () => {
    void takeOver({ filtersOpen: true });
  });
  const sort = list.querySelector<HTMLSelectElement>('[data-list-sort]');
  // A browser that comes back may have kept another choice in the field than the address says.
  if (sort) sort.value = SORTS[0];
  sort?.addEventListener('change', () => {
    const { path = location.pathname } = list.dataset;
    history.pushState(null, '', `${path}?sort=${sort.value}`);
    void takeOver({ filtersOpen: false });
  });
}
