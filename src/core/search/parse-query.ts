/** Parses a query: joins split words and splits joined ones. */
import { takeMeasures, type Measure } from './measures.ts';
import { WEIGHT, type Weight, type QueryTerm } from './rank.ts';
import { isFigure, tokenize } from './tokenize.ts';
import { joinTerms, saysSomething, termOf, type Term } from './terms.ts';
import { MAY_BE_MISSING } from './trade-synonyms.ts';
import type { Meanings, Vocabulary } from './vocabulary.ts';

const SHORTEST_HALF = 3;

export interface ParsedQuery {
  queryTerms: QueryTerm[];
  measures: Measure[];
}

/** `tennisbracelet` is split in two; a term of the shop, or a word that cannot be split, stays. */
function splitCompound(word: string, { has }: Vocabulary): string[] {
  if (has(termOf(word)) || isFigure(word)) return [word];
  for (let at = word.length - SHORTEST_HALF; at >= SHORTEST_HALF; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => has(termOf(half)))) return halves;
  }
  return [word];
}

/** `pay al` is joined, if the shop has the joined term and not both halves. */
function joinTorn(tokens: readonly string[], { has }: Vocabulary): string[] {
  const joined: string[] = [];
  for (const word of tokens) {
    const before = joined.at(-1);
    const isTorn =
      before !== undefined &&
      !(has(termOf(before)) && has(termOf(word))) &&
      has(termOf(before + word));
    if (isTorn) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

function weightOf({ term }: Term, meanings: Meanings, kinds: ReadonlySet<string>): Weight {
  if (MAY_BE_MISSING.has(term)) return WEIGHT.fancy;
  if (isFigure(term)) return WEIGHT.figure;
  return [...meanings.keys()].some((meant) => kinds.has(meant)) ? WEIGHT.kind : WEIGHT.word;
}

/**
 * Parses a query. The last word may be unfinished unless a space follows it.
 * @param kinds terms that name a product type
 */
export function parseQuery(
  text: string,
  vocabulary: Vocabulary,
  kinds: ReadonlySet<string>,
): ParsedQuery {
  const { measures, rest } = takeMeasures(tokenize(text));
  const tokens = joinTorn(rest, vocabulary).flatMap((word) => splitCompound(word, vocabulary));
  const terms = joinTerms(tokens);
  const unfinishedTerm = /[\s,.]$/.test(text) ? undefined : terms.at(-1);
  const queryTerms: QueryTerm[] = [];
  for (const term of terms) {
    const unfinished = term === unfinishedTerm;
    // A stop word may be the prefix of a meaningful one: "an", "to".
    if (!saysSomething(term) && !(unfinished && terms.length === 1)) continue;
    const meanings = vocabulary.meanings(term.term, term.written, unfinished);
    queryTerms.push({ meanings, weight: weightOf(term, meanings, kinds) });
  }
  return { queryTerms, measures };
}
