/** The search page: its answers come from a script that is fetched when the field is first used. */
import { viewFrom } from '#domain/listing/filter-address.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
const field = document.querySelector<HTMLInputElement>('[data-search-field]');
const ways = document.querySelector<HTMLElement>('[data-search-ways]');
const status = document.querySelector<HTMLElement>('[data-search-status]');

let started: Promise<void> | undefined;

async function begin(): Promise<void> {
  if (!list || !field) return;
  list.setAttribute('aria-busy', 'true');
  try {
    const { startSearch } = await import('#islands/listing/start-search.tsx');
    await startSearch(list, {
      field: {
        listen(onText) {
          const typed = (): void => onText(field.value.trim());
          field.addEventListener('input', typed);
          return () => field.removeEventListener('input', typed);
        },
        // What is being typed stays as it is typed.
        write(text) {
          if (field.value.trim() !== text) field.value = text;
        },
      },
      onSearching: (searching) => {
        if (ways) ways.hidden = searching;
      },
    });
    if (status) status.textContent = '';
  } catch {
    started = undefined;
    if (status) {
      status.textContent = 'Search could not be loaded. Check your connection, then type again.';
    }
  } finally {
    list.removeAttribute('aria-busy');
  }
}

/** Begins once; after a failure again. What is typed meanwhile stands in the address. */
function search(): void {
  if (started === undefined && field) {
    const text = field.value.trim();
    const known = viewFrom(new URLSearchParams(location.search)).text;
    if (text !== known) {
      history.replaceState(
        null,
        '',
        text === '' ? location.pathname : `?${new URLSearchParams({ q: text })}`,
      );
    }
  }
  started ??= begin();
}

if (field) {
  const { text } = viewFrom(new URLSearchParams(location.search));
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
