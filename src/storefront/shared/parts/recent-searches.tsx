/** The recent searches of this browser. */
import { useStore } from '@nanostores/react';
import { searchPath } from '#core/paths.ts';
import { $recentSearches, clearRecentSearches } from '#storefront/shared/stores/recent-searches.ts';
import { Icon } from '#ui/react/icon.tsx';

export function RecentSearches({ onText }: { onText: (text: string) => void }) {
  const recent = useStore($recentSearches);
  if (recent.length === 0) return null;
  return (
    <section aria-label="Recent searches" className="py-2">
      <div className="flex items-center justify-between">
        <h3 className="font-sans text-sm font-medium text-ink-soft">Recent searches</h3>
        <button type="button" className="min-h-10 text-sm link" onClick={clearRecentSearches}>
          Clear
        </button>
      </div>
      <ul>
        {recent.map((text) => (
          <li key={text}>
            <a
              className="flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-ground"
              href={searchPath(text)}
              onClick={(event) => {
                event.preventDefault();
                onText(text);
              }}
            >
              <Icon name="clock" size={16} className="shrink-0 text-ink-faint" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
