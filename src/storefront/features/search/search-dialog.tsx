/** The search dialog over any page: results while typing, the best first. */
import { Button } from '#ui/react/button.tsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatDesigns } from '#core/format.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { RecentSearches } from '#storefront/shared/parts/recent-searches.tsx';
import { Modal } from '#ui/react/modal.tsx';
import { useSearchResults } from '#ui/react/use-search-results.ts';
import { searchCatalogue, warmSearch } from '#core/search/in-browser/search.ts';
import { SHEET_FROM_ABOVE } from '#ui/sheet-class.ts';
import { SearchField } from './search-field.tsx';
import { SearchHits } from './search-hits.tsx';

const MOST_HITS = 8;

const search = (text: string) => searchCatalogue(text, MOST_HITS);

/** The arrow keys move between the field and the results. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const steps = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-search-step]')];
  const here = steps.findIndex((step) => step === document.activeElement);
  const next = steps[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function SearchDialog({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const text = written.trim();
  const { loaded, answer, retry } = useSearchResults(text, search);
  const total = loaded.state === 'ready' ? loaded.value?.total : undefined;

  useEffect(() => {
    field.current?.focus();
    warmSearch();
  }, []);

  const write = (next: string): void => {
    setWritten(next);
    field.current?.focus();
  };

  return (
    <Modal
      className={SHEET_FROM_ABOVE}
      aria-label="Search"
      onClose={onClose}
      onKeyDown={goByArrows}
      closesOnBackdrop
    >
      <SearchField field={field} value={written} onInput={setWritten} />
      <p role="status" className="sr-only">
        {total !== undefined && (total === 0 ? 'No results' : `${formatDesigns(total)} found`)}
      </p>
      <div
        className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-2"
        aria-busy={loaded.state === 'loading'}
      >
        {loaded.state === 'failed' && (
          <div className="grid justify-items-start gap-3 py-4">
            <p>{loaded.error}</p>
            <Button kind="secondary" size="small" onClick={retry}>
              Try again
            </Button>
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
        {text !== '' && answer && <SearchHits text={text} answer={answer} onWord={write} />}
      </div>
    </Modal>
  );
}

export const Search = () => (
  <ActIsland>{(_trigger, close) => <SearchDialog onClose={close} />}</ActIsland>
);
