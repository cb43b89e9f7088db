/** What was searched for lately in this browser: survives a reload, the same in all its tabs. */
import {
  recentFromText,
  recentToText,
  rememberSearch,
  type RecentSearches,
} from '#storefront/shared/search/recent-searches.ts';
import { keptAtom } from './kept-atom.ts';

/** The newest first. */
export const $recentSearches = keptAtom<RecentSearches>('glambug-recent-searches', [], {
  encode: recentToText,
  decode: recentFromText,
});

export const addRecentSearch = (text: string): void =>
  $recentSearches.set(rememberSearch($recentSearches.get(), text));

export const clearRecentSearches = (): void => $recentSearches.set([]);
