/** The recent searches of this browser. */
import { oneLine } from '#core/one-line.ts';

export const MOST_RECENT = 8;
const LONGEST = 80;
/** The minimum length of a stored search. */
const SHORTEST = 2;

/** The newest first. */
export type RecentSearches = readonly string[];

const sameSearch = (text: string): string => text.toLowerCase();

/** Adds a search at the top; it replaces one that differs only in case and spaces. */
export function rememberSearch(recent: RecentSearches, text: string): RecentSearches {
  const line = oneLine(text, LONGEST);
  if (line.length < SHORTEST) return recent;
  const others = recent.filter((other) => sameSearch(other) !== sameSearch(line));
  return [line, ...others].slice(0, MOST_RECENT);
}

export const recentToText = (recent: RecentSearches): string => JSON.stringify(recent);

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the text of `recentToText`; invalid entries are dropped. */
export function recentFromText(text: string): RecentSearches {
  const stored = jsonFrom(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((line) => typeof line === 'string')
    .reduceRight<RecentSearches>((recent, line) => rememberSearch(recent, line), []);
}
