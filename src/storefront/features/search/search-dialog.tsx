/** Search over any page: answers as one types, the best first. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatCount, formatDesigns } from '#core/format.ts';
import { searchPath } from '#core/paths.ts';
import { Icon } from '#ui/react/icon.tsx';
import { RecentSearches } from '#storefront/shared/parts/recent-searches.tsx';
import { SearchNothing } from '#storefront/shared/parts/search-nothing.tsx';
import { showSheet } from '#ui/react/show-sheet.ts';
import { useAnswer } from '#ui/react/use-answer.ts';
import { addRecentSearch } from '#storefront/shared/stores/recent-searches.ts';
import { searchCatalogue, warmSearch } from '#core/search/in-browser/search.ts';
import { buttonClass, ICON_BUTTON } from '#ui/button-class.ts';
import { SHEET_FROM_ABOVE } from '#ui/sheet-class.ts';
import { Hit } from './hit.tsx';

const MOST_HITS = 8;

const ask = (text: string) => searchCatalogue(text, MOST_HITS);

/** What the answers amount to, for those who do not see them. */
function announcement(total: number | undefined): string {
  if (total === undefined) return '';
  if (total === 0) return 'No results';
  return `${formatDesigns(total)} found`;
}

/** The arrow keys go from the field through the answers and back. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const steps = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-search-step]')];
  const here = steps.findIndex((step) => step === document.activeElement);
  const next = steps[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function SearchDialog({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const text = written.trim();
  const { loaded, answer, retry } = useAnswer(text, ask);

  useEffect(() => {
    showSheet(dialog.current);
    field.current?.focus();
    warmSearch();
  }, []);

  const write = (next: string): void => {
    setWritten(next);
    field.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={SHEET_FROM_ABOVE}
      data-sheet
      aria-label="Search"
      onClose={onClosed}
      onKeyDown={(event) => {
        goByArrows(event);
        // A search field would only be emptied by the first Escape.
        if (event.key === 'Escape') {
          event.preventDefault();
          event.currentTarget.close();
        }
      }}
      // The dialog itself is hit only beside its content.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <form
        action={searchPath()}
        role="search"
        className="flex items-center gap-2 border-b border-line px-4 py-2"
        onSubmit={(event) => {
          if (text === '') event.preventDefault();
          else addRecentSearch(text);
        }}
      >
        <Icon name="search" size={22} className="shrink-0 text-ink-faint" />
        <input
          ref={field}
          className="min-h-12 min-w-0 grow bg-transparent text-lg outline-none [&::-webkit-search-cancel-button]:hidden"
          type="search"
          name="q"
          aria-label="Search by SKU, type or stone"
          placeholder="SKU, type, stone, plating"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={120}
          value={written}
          onInput={({ currentTarget }) => setWritten(currentTarget.value)}
          data-search-step
        />
        <button
          type="button"
          className={ICON_BUTTON}
          aria-label="Close search"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={22} />
        </button>
      </form>
      <p role="status" className="sr-only">
        {announcement(loaded.state === 'ready' ? loaded.value?.total : undefined)}
      </p>
      <div
        className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-2"
        aria-busy={loaded.state === 'loading'}
      >
        {loaded.state === 'failed' && (
          <div className="grid justify-items-start gap-3 py-4">
            <p>{loaded.error}</p>
            <button type="button" className={buttonClass('secondary', 'small')} onClick={retry}>
              Try again
            </button>
          </div>
        )}
        {text === '' && <RecentSearches onText={write} />}
        {text === '' && (
          <p className="py-3 text-sm text-ink-soft">
            Search by SKU, such as RG101, or by words, such as gold hoops.
          </p>
        )}
        {text !== '' && loaded.state === 'loading' && answer === undefined && (
          <p className="py-4 text-ink-soft">Searching…</p>
        )}
        {text !== '' && answer?.total === 0 && <SearchNothing answer={answer} onWord={write} />}
        {text !== '' && answer !== undefined && answer.total > 0 && (
          <>
            {!answer.complete && (
              <p className="py-2 text-sm text-ink-soft">
                No design matches all of these words. Here are the closest.
              </p>
            )}
            <ul>
              {answer.entries.map((entry) => (
                <li key={entry.sku}>
                  <Hit entry={entry} onFollow={() => addRecentSearch(text)} />
                </li>
              ))}
            </ul>
            <a
              className="my-3 inline-block py-2 link"
              href={searchPath(text)}
              onClick={() => addRecentSearch(text)}
              data-search-step
            >
              {answer.total > answer.entries.length
                ? `View all ${formatCount(answer.total)} results`
                : 'View as a list'}
            </a>
          </>
        )}
      </div>
    </dialog>
  );
}
