/** The search dialog: results while typing, the best first. */
import { Button } from '#ui/react/button.tsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatDesigns } from '#core/format.ts';
import { RecentSearches } from '#storefront/shared/parts/recent-searches.tsx';
import { Modal } from '#ui/react/modal.tsx';
import { useSearchResults } from '#ui/react/use-search-results.ts';
import { searchCatalogue, warmSearch } from '#core/search/in-browser/search.ts';
import { SHEET_FROM_ABOVE } from '#ui/sheet-class.ts';
import { SearchField } from './search-field.tsx';
import { SearchHits } from './search-hits.tsx';

const MOST_HITS = 8;

const search = (text: string) => searchCatalogue(text, MOST_HITS);

/** The number of results for screen readers. */
function announcement(total: number | undefined): string {
  if (total === undefined) return '';
  if (total === 0) return 'No results';
  return `${formatDesigns(total)} found`;
}

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

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const text = written.trim();
  const { loaded, answer, retry } = useSearchResults(text, search);

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
        {announcement(loaded.state === 'ready' ? loaded.value?.total : undefined)}
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
