/** The terms of the shop, and the terms a typed word may match. */
import SearchableMap from 'minisearch/SearchableMap';
import type { Posting } from './postings.ts';
import { soundOf } from './word-forms.ts';
import { isFigure } from './tokenize.ts';
import { termOf } from './terms.ts';
import { INSTEAD, SAME } from './trade-synonyms.ts';

/** How close a term is to the query word, in per cent. */
export type Meanings = ReadonlyMap<string, number>;

const NEARNESS = {
  same: 85,
  begins: 75,
  sounds: 70,
  swapped: 60,
  instead: 60,
  slip: 55,
  slips: 35,
};

/** From this value on, a match counts as certain. */
export const SURE = NEARNESS.instead;

/** The minimum length of a prefix that matches a synonym. */
const SURE_BEGINNING = 3;
/** A word within the query that is only a prefix. */
const SHORTEST_BEGINNING = 2;

/** The maximum edit distance for a word of that length. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

function* neighbours(lines: readonly string[]): Generator<[string, string]> {
  for (const line of lines) {
    const terms = line.split(' ').map(termOf);
    for (const term of terms) {
      for (const other of terms) if (other !== term) yield [term, other];
    }
  }
}

/** Words by the terms that replace them. */
function grouped(pairs: Iterable<[string, string]>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [term, other] of pairs) groups.set(term, [...(groups.get(term) ?? []), other]);
  return groups;
}

const SAME_AS = grouped(neighbours(SAME));
const SUBSTITUTES = grouped(
  INSTEAD.map((line): [string, string] => {
    const [word = '', other = ''] = line.split(' ');
    return [termOf(word), termOf(other)];
  }),
);

/** Two swapped neighbours, which edit distance counts as two errors. */
function* swapped(word: string): Generator<string> {
  for (let place = 1; place < word.length; place += 1) {
    const [one = '', other = ''] = word.slice(place - 1, place + 1);
    if (one !== other) yield word.slice(0, place - 1) + other + one + word.slice(place + 1);
  }
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** The vocabulary of a shop. */
export function createVocabulary(terms: ReadonlyMap<string, Posting>) {
  const own = new SearchableMap<true>();
  /** The shop's terms and their synonyms. */
  const recognised = new SearchableMap<true>();
  const sounds = new SearchableMap<string[]>();
  const learn = (term: string): void => {
    if (recognised.has(term)) return;
    recognised.set(term, true);
    const sound = soundOf(term);
    sounds.set(sound, [...(sounds.get(sound) ?? []), term]);
  };
  for (const term of terms.keys()) {
    own.set(term, true);
    learn(term);
  }
  for (const [term, others] of SAME_AS) if (others.some((other) => terms.has(other))) learn(term);

  /** The shop's terms for a recognised term. */
  function* reached(term: string, nearness: number): Generator<[string, number]> {
    if (terms.has(term)) yield [term, nearness];
    for (const other of SAME_AS.get(term) ?? []) {
      if (terms.has(other)) yield [other, (nearness * NEARNESS.same) / 100];
    }
  }

  const add = (to: Map<string, number>, term: string, nearness: number): void => {
    for (const [other, near] of reached(term, nearness)) {
      to.set(other, Math.max(to.get(other) ?? 0, near));
    }
  };

  /** The terms with a similar sound or spelling; only the nearest. */
  function nearly(word: string, unfinished: boolean): Map<string, number> {
    const matches = new Map<string, number>();
    const sound = soundOf(word);
    for (const term of sounds.get(sound) ?? []) add(matches, term, NEARNESS.sounds);
    if (matches.size === 0 && unfinished && sound.length >= SURE_BEGINNING) {
      for (const alike of sounds.atPrefix(sound).values()) {
        for (const term of alike) add(matches, term, NEARNESS.sounds);
      }
    }
    if (matches.size > 0 || slipsIn(word) === 0) return matches;
    for (const other of swapped(word))
      if (recognised.has(other)) add(matches, other, NEARNESS.swapped);
    if (matches.size > 0) return matches;
    for (const [term, slips] of nearest(word, slipsIn(word))) {
      add(matches, term, slips === 1 ? NEARNESS.slip : NEARNESS.slips);
    }
    return matches;
  }

  /** The nearest recognised terms; those with the same first letters if there are any. */
  function nearest(word: string, most: number): [string, number][] {
    const near = [...recognised.fuzzyGet(word, most)]
      .map(([term, [, slips]]): [string, number] => [term, slips])
      .filter(([term]) => !isFigure(term));
    const initial = soundOf(word).charAt(0);
    const alike = near.filter(([term]) => soundOf(term).startsWith(initial));
    const all = alike.length > 0 ? alike : near;
    const fewest = Math.min(...all.map(([, slips]) => slips));
    return all.filter(([, slips]) => slips === fewest);
  }

  return {
    has: (term: string): boolean => recognised.has(term),
    nearest,

    /**
     * The shop's terms that `term` may match, spelled `written` in the query.
     * @param unfinished the buyer may still be typing it
     */
    meanings(term: string, written: string, unfinished: boolean): Meanings {
      const matches = new Map<string, number>();
      add(matches, term, 100);
      if (matches.size === 0) {
        for (const other of SUBSTITUTES.get(term) ?? []) add(matches, other, NEARNESS.instead);
      }
      const isWord = matches.size > 0;
      if (unfinished || (!isWord && written.length >= SHORTEST_BEGINNING)) {
        const tree = written.length < SURE_BEGINNING ? own : recognised;
        for (const beginning of new Set([term, written])) {
          for (const longer of tree.atPrefix(beginning).keys()) {
            if (longer !== term) add(matches, longer, NEARNESS.begins);
          }
        }
      }
      return matches.size > 0 || isFigure(term) ? matches : nearly(term, unfinished);
    },
  };
}
