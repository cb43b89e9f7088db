/** The search page: its answers come from a script that is fetched when the field is first used. */
import { searchTextFrom } from '#domain/listing/search-text.ts';
import { searchPath } from '#domain/paths.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
const field = document.querySelector<HTMLInputElement>('[data-search-field]');
const ways = document.querySelector<HTMLElement>('[data-search-ways]');
const status = document.querySelector<HTMLElement>('[data-search-status]');

let started: Promise<void> | undefined;
let takenOver = false;

async function takeOver(place: HTMLElement, input: HTMLInputElement): Promise<void> {
  const { startSearch } = await import('#islands/listing/start-search.tsx');
  await startSearch(place, {
    field: {
      listen(onText) {
        const typed = (): void => onText(input.value.trim());
        input.addEventListener('input', typed);
        return () => input.removeEventListener('input', typed);
      },
      onSent(sent) {
        input.form?.addEventListener('submit', sent);
        return () => input.form?.removeEventListener('submit', sent);
      },
      // What is being typed stays as it is typed.
      write(text) {
        if (input.value.trim() !== text) input.value = text;
      },
    },
    onSearching: (searching) => {
      if (ways) ways.hidden = searching;
    },
  });
}

async function begin(): Promise<void> {
  if (!list || !field) return;
  list.setAttribute('aria-busy', 'true');
  try {
    await takeOver(list, field);
    takenOver = true;
    if (status) status.textContent = '';
  } catch {
    started = undefined;
    if (status) {
      status.textContent = 'Search couldn’t be loaded. Check your connection and type again.';
    }
  } finally {
    list.removeAttribute('aria-busy');
  }
}

/** Begins once; after a failure again. Until then what is typed stands in the address, where it is found. */
function search(): void {
  const text = field?.value.trim() ?? '';
  if (!takenOver && text !== searchTextFrom(new URLSearchParams(location.search))) {
    history.replaceState(null, '', text === '' ? location.pathname : searchPath(text));
  }
  started ??= begin();
}

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
