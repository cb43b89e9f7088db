/** Suggestions for a search without results: queries and categories. */
import { categoryPath, searchPath, subcategoryPath } from '#core/paths.ts';
import type { SearchAnswer } from '#core/search/in-browser/search.ts';

interface Props {
  answer: SearchAnswer;
  /** Searches for another text. */
  onWord: (word: string) => void;
}

const chip = 'flex min-h-10 items-center rounded-full border border-line px-4 hover:border-ink';

export function SearchNothing({ answer: { text, suggestions }, onWord }: Props) {
  const { queries, categories } = suggestions;
  return (
    <div className="py-4">
      <p className="text-lg">No results for “{text}”</p>
      {queries.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-sans font-medium">Did you mean</h3>
          <ul className="flex flex-wrap gap-2 text-sm">
            {queries.map((word) => (
              <li key={word}>
                <a
                  className={chip}
                  href={searchPath(word)}
                  onClick={(event) => {
                    event.preventDefault();
                    onWord(word);
                  }}
                >
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {categories.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-sans font-medium">Browse</h3>
          <ul className="flex flex-wrap gap-2 text-sm">
            {categories.map(({ id, slug, name, parentId }) => (
              <li key={id}>
                <a
                  className={chip}
                  href={parentId === null ? categoryPath(slug) : subcategoryPath(id)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
