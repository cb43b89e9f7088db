/** The results of the search dialog, or suggestions. */
import { formatCount } from '#core/format.ts';
import { searchPath } from '#core/paths.ts';
import type { SearchAnswer } from '#core/search/in-browser/search.ts';
import { SearchNothing } from '#storefront/shared/parts/search-nothing.tsx';
import { addRecentSearch } from '#storefront/shared/stores/recent-searches.ts';
import { Hit } from './hit.tsx';

interface Props {
  text: string;
  answer: SearchAnswer;
  /** Searches for another text. */
  onWord: (word: string) => void;
}

export function SearchHits({ text, answer, onWord }: Props) {
  if (answer.total === 0) return <SearchNothing answer={answer} onWord={onWord} />;
  return (
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
  );
}
