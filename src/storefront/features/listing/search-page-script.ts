/** The search page: its answers come from an island that is fetched when the field is first used. */
import { searchTextFrom } from '#storefront/shared/listing/search-text.ts';
import { searchPath } from '#core/paths.ts';
import { askIsland } from '#storefront/shared/stores/ask-island.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
const field = document.querySelector<HTMLInputElement>('[data-search-field]');
const status = document.querySelector<HTMLElement>('[data-search-status]');

const say = (words: string): void => {
  if (status) status.textContent = words;
};

/** Until the island is there, what is typed stands in the address, where it is found. */
function search(): void {
  if (!list || list.querySelector('.island *')) return;
  const text = field?.value.trim() ?? '';
  if (text !== searchTextFrom(new URLSearchParams(location.search))) {
    history.replaceState(null, '', text === '' ? location.pathname : searchPath(text));
  }
  say('');
  askIsland('search-list', list);
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
    // A telephone's keyboard makes room for the answers.
    field.blur();
  });
}
