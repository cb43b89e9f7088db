/** The terms of a text, as indexed and searched: singular, one spelling, phrases as one term. */
import { plainLetters } from '#core/identifiers.ts';
import { singularOf } from './word-forms.ts';
import { isFigure, tokenize } from './tokenize.ts';
import { PHRASES, SAYS_NOTHING, SPELLINGS } from './trade-synonyms.ts';

/** A term of a text. */
export interface Term {
  /** The indexed form. */
  term: string;
  /** The original spelling in lower case. */
  written: string;
  /** The terms of the words of a phrase; empty for a single word. */
  parts: readonly string[];
}

const LENGTH_UNITS = new Map([
  ['in', 'inch'],
  ['inch', 'inch'],
  ['inche', 'inch'],
  ['mm', 'mm'],
  ['cm', 'cm'],
]);

const spelling = new Map(
  SPELLINGS.flatMap((line) => {
    const [canonical = '', ...others] = plainLetters(line).split(' ');
    return [canonical, ...others].map((other): [string, string] => [
      singularOf(other),
      singularOf(canonical),
    ]);
  }),
);

/** The term of one word. */
export const termOf = (word: string): string => {
  const singular = singularOf(word);
  return spelling.get(singular) ?? singular;
};

const pairKey = (first: string, second: string): string => `${first} ${second}`;

const phrases = new Map(
  PHRASES.map((phrase): [string, string] => {
    const [first = '', second = ''] = phrase.split(' ');
    return [pairKey(termOf(first), termOf(second)), termOf(first + second)];
  }),
);

/** The joined form of two adjacent words: a phrase of the trade, or a number with its unit. */
function together(first: Term, second: Term): Term | undefined {
  const phrase = phrases.get(pairKey(first.term, second.term));
  const written = `${first.written} ${second.written}`;
  if (phrase !== undefined) return { term: phrase, written, parts: [first.term, second.term] };
  const unit = isFigure(first.term) ? LENGTH_UNITS.get(second.term) : undefined;
  return unit === undefined ? undefined : { term: first.term + unit, written, parts: [] };
}

/** The terms in order, including stop words. */
export function joinTerms(tokens: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (const written of tokens) {
    const term: Term = { term: termOf(written), written, parts: [] };
    const last = terms.at(-1);
    const joined = last && together(last, term);
    if (joined) terms[terms.length - 1] = joined;
    else terms.push(term);
  }
  return terms;
}

export const saysSomething = ({ term, written }: Term): boolean =>
  !SAYS_NOTHING.has(written) && !SAYS_NOTHING.has(term);

/** The terms of a text without stop words, in order. */
export const termsOf = (text: string): Term[] => joinTerms(tokenize(text)).filter(saysSomething);
