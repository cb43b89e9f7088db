/** The shop's words, and which of them a written word may mean. */
import SearchableMap from 'minisearch/SearchableMap';
import type { Posting } from './postings.ts';
import { soundOf } from './sound.ts';
import { isFigure } from './split-words.ts';
import { termOf } from './terms.ts';
import { INSTEAD, SAME } from './trade-synonyms.ts';

/** How near a term is to what was written, in hundredths. */
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

/** From here on a meaning is more than a guess. */
export const SURE = NEARNESS.instead;

/** From this length on, the beginning of a synonym is taken for it. */
const SURE_BEGINNING = 3;
/** A word in the middle that is only the beginning of one. */
const SHORTEST_BEGINNING = 2;

/** How many slips of the finger a word of that length may hold. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

function* neighbours(lines: readonly string[]): Generator<[string, string]> {
  for (const line of lines) {
    const terms = line.split(' ').map(termOf);
    for (const term of terms) {
      for (const other of terms) if (other !== term) yield [term, other];
    }
  }
}

/** Words by what others stand for them. */
function grouped(pairs: Iterable<[string, string]>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [term, other] of pairs) groups.set(term, [...(groups.get(term) ?? []), other]);
  return groups;
}

const SAME_AS = grouped(neighbours(SAME));
const STANDS_IN = grouped(
  INSTEAD.map((line): [string, string] => {
    const [word = '', other = ''] = line.split(' ');
    return [termOf(word), termOf(other)];
  }),
);

/** Two neighbouring letters swapped, which a count of single slips takes for two. */
function* swapped(word: string): Generator<string> {
  for (let place = 1; place < word.length; place += 1) {
    const [one = '', other = ''] = word.slice(place - 1, place + 1);
    if (one !== other) yield word.slice(0, place - 1) + other + one + word.slice(place + 1);
  }
}

/** What may be tried when a word means nothing as it stands. */
interface Reading {
  /** The buyer may be writing it still. */
  unfinished: boolean;
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** The words of a shop. */
export function createVocabulary(terms: ReadonlyMap<string, Posting>) {
  const own = new SearchableMap<true>();
  /** Own words and synonyms of them. */
  const known = new SearchableMap<true>();
  const sounds = new SearchableMap<string[]>();
  const learn = (term: string): void => {
    if (known.has(term)) return;
    known.set(term, true);
    const sound = soundOf(term);
    sounds.set(sound, [...(sounds.get(sound) ?? []), term]);
  };
  for (const term of terms.keys()) {
    own.set(term, true);
    learn(term);
  }
  for (const [term, others] of SAME_AS) if (others.some((other) => terms.has(other))) learn(term);

  /** The shop's terms that a known term stands for. */
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

  /** What sounds or is spelt nearly so; the nearest only. */
  function nearly(word: string, { unfinished }: Reading): Map<string, number> {
    const found = new Map<string, number>();
    const sound = soundOf(word);
    for (const term of sounds.get(sound) ?? []) add(found, term, NEARNESS.sounds);
    if (found.size === 0 && unfinished && sound.length >= SURE_BEGINNING) {
      for (const alike of sounds.atPrefix(sound).values()) {
        for (const term of alike) add(found, term, NEARNESS.sounds);
      }
    }
    if (found.size > 0 || slipsIn(word) === 0) return found;
    for (const other of swapped(word)) if (known.has(other)) add(found, other, NEARNESS.swapped);
    if (found.size > 0) return found;
    for (const [term, slips] of nearest(word, slipsIn(word))) {
      add(found, term, slips === 1 ? NEARNESS.slip : NEARNESS.slips);
    }
    return found;
  }

  /** Known words with the fewest slips; those that begin alike, if there are any. */
  function nearest(word: string, most: number): [string, number][] {
    const near = [...known.fuzzyGet(word, most)]
      .map(([term, [, slips]]): [string, number] => [term, slips])
      .filter(([term]) => !isFigure(term));
    const initial = soundOf(word).charAt(0);
    const alike = near.filter(([term]) => soundOf(term).startsWith(initial));
    const all = alike.length > 0 ? alike : near;
    const fewest = Math.min(...all.map(([, slips]) => slips));
    return all.filter(([, slips]) => slips === fewest);
  }

  return {
    has: (term: string): boolean => known.has(term),
    nearest,

    /** The shop's terms that `term` may mean, where it was written as `written`. */
    meanings(term: string, written: string, { unfinished }: Reading): Meanings {
      const found = new Map<string, number>();
      add(found, term, 100);
      if (found.size === 0) {
        for (const other of STANDS_IN.get(term) ?? []) add(found, other, NEARNESS.instead);
      }
      const isWord = found.size > 0;
      if (unfinished || (!isWord && written.length >= SHORTEST_BEGINNING)) {
        const tree = written.length < SURE_BEGINNING ? own : known;
        for (const beginning of new Set([term, written])) {
          for (const longer of tree.atPrefix(beginning).keys()) {
            if (longer !== term) add(found, longer, NEARNESS.begins);
          }
        }
      }
      return found.size > 0 || isFigure(term) ? found : nearly(term, { unfinished });
    },
  };
}
