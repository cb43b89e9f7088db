/** The search page: its results come from an island that is loaded when the field is first used. */
import { searchTextFrom } from '#storefront/shared/listing/search-text.ts';
import { searchPath } from '#core/paths.ts';
import { openIsland } from '#storefront/shared/stores/open-island.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
const field = document.querySelector<HTMLInputElement>('[data-search-field]');
const status = document.querySelector<HTMLElement>('[data-search-status]');

const say = (message: string): void => {
  if (status) status.textContent = message;
};

/** Until the island is loaded, the input is stored in the address, from which it is read. */
function search(): void {
  if (!list || list.querySelector('.island *')) return;
  const text = field?.value.trim() ?? '';
  if (text !== searchTextFrom(new URLSearchParams(location.search))) {
    history.replaceState(null, '', text === '' ? location.pathname : searchPath(text));
  }
  say('');
  openIsland('search-list', list);
}

list?.addEventListener('act-failed', () =>
  say('Search couldn’t be loaded. Check your connection and type again.'),
);

if (field) {
  const text = searchTextFrom(new URLSearchParams(location.search));
  if (text !== '') {
    field.value = text;
    search();
  }
  field.addEventListener('focus', search);
  field.addEventListener('input', search);
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
    // Closes the on-screen keyboard, which would cover the results.
    field.blur();
  });
}
