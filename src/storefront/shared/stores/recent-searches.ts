/** The recent searches of this browser: they survive a reload and are shared by all tabs. */
import {
  recentFromText,
  recentToText,
  rememberSearch,
  type RecentSearches,
} from '#storefront/shared/search/recent-searches.ts';
import { storedAtom } from './stored-atom.ts';

/** The newest first. */
export const $recentSearches = storedAtom<RecentSearches>('glambug-recent-searches', [], {
  encode: recentToText,
  decode: recentFromText,
});

export const addRecentSearch = (text: string): void =>
  $recentSearches.set(rememberSearch($recentSearches.get(), text));

export const clearRecentSearches = (): void => $recentSearches.set([]);
