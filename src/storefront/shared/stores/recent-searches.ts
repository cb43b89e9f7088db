/** The recent searches of this browser: they survive a reload and are shared by all tabs. */
import { oneLine } from '#core/one-line.ts';
import { jsonFrom } from '#core/unknown-json.ts';
import { storedAtom } from './stored-atom.ts';

export const MOST_RECENT = 8;
const LONGEST = 80;
/** The minimum length of a stored search. */
const SHORTEST = 2;

/** Adds a search at the top; it replaces one that differs only in case and spaces. */
export function rememberSearch(recent: readonly string[], text: string): readonly string[] {
  const line = oneLine(text, LONGEST);
  if (line.length < SHORTEST) return recent;
  const others = recent.filter((other) => other.toLowerCase() !== line.toLowerCase());
  return [line, ...others].slice(0, MOST_RECENT);
}

/** Parses the stored text; invalid entries are dropped. */
export function recentFromText(text: string): readonly string[] {
  const stored = jsonFrom(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((line) => typeof line === 'string')
    .filter((line) => line.length >= SHORTEST && line.length <= LONGEST)
    .slice(0, MOST_RECENT);
}

/** The newest first. */
export const $recentSearches = storedAtom<readonly string[]>('glambug-recent-searches', [], {
  encode: JSON.stringify,
  decode: recentFromText,
});

export const addRecentSearch = (text: string): void =>
  $recentSearches.set(rememberSearch($recentSearches.get(), text));

export const clearRecentSearches = (): void => $recentSearches.set([]);
