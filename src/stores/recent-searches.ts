/** What was searched for lately in this browser: survives a reload, the same in all its tabs. */
import { persistentAtom } from '@nanostores/persistent';
import {
  forgetSearch,
  recentFromText,
  recentToText,
  rememberSearch,
  type RecentSearches,
} from '#domain/search/recent-searches.ts';

/** The newest first. */
export const $recentSearches = persistentAtom<RecentSearches>('glambug-recent-searches', [], {
  encode: recentToText,
  decode: recentFromText,
});

export const addRecentSearch = (text: string): void =>
  $recentSearches.set(rememberSearch($recentSearches.get(), text));

export const dropRecentSearch = (text: string): void =>
  $recentSearches.set(forgetSearch($recentSearches.get(), text));

export const clearRecentSearches = (): void => $recentSearches.set([]);
