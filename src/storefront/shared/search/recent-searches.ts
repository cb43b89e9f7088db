/** What a person has searched for lately, in this browser alone. */
import { oneLine } from '#core/one-line.ts';

export const MOST_RECENT = 8;
const LONGEST = 80;
/** Of one letter nobody wants to be reminded. */
const SHORTEST = 2;

/** The newest first. */
export type RecentSearches = readonly string[];

const sameSearch = (text: string): string => text.toLowerCase();

/** Puts a search at the top; one that differs in capitals and spaces only takes the place of the older. */
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

/** Reads what `recentToText` wrote; of anything else only what could have been searched for is kept. */
export function recentFromText(text: string): RecentSearches {
  const stored = jsonFrom(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((line) => typeof line === 'string')
    .reduceRight<RecentSearches>((recent, line) => rememberSearch(recent, line), []);
}
