/** Reads a question: which words were meant, where letters were run together or torn apart. */
import { takeMeasures, type Measure } from './measures.ts';
import { WEIGHT, type Weight, type Wish } from './rank.ts';
import { isFigure, splitWords } from './split-words.ts';
import { joinTerms, saysSomething, termOf, type Term } from './terms.ts';
import { MAY_BE_MISSING } from './trade-synonyms.ts';
import type { Meanings, Vocabulary } from './vocabulary.ts';

const SHORTEST_HALF = 3;

export interface Question {
  wishes: Wish[];
  measures: Measure[];
}

/** `tennisbracelet` gives its two words; a word that is known, or cannot be parted, stays. */
function partWord(word: string, { has }: Vocabulary): string[] {
  if (has(termOf(word)) || isFigure(word)) return [word];
  for (let at = word.length - SHORTEST_HALF; at >= SHORTEST_HALF; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => has(termOf(half)))) return halves;
  }
  return [word];
}

/** `pay al` gives one word, where the shop knows it and not both halves. */
function joinWords(words: readonly string[], { has }: Vocabulary): string[] {
  const joined: string[] = [];
  for (const word of words) {
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
 * Reads what was written. Its last word may be unfinished unless a space follows it.
 * @param kinds words that name a kind of piece
 */
export function readQuestion(
  text: string,
  vocabulary: Vocabulary,
  kinds: ReadonlySet<string>,
): Question {
  const { measures, rest } = takeMeasures(splitWords(text));
  const words = joinWords(rest, vocabulary).flatMap((word) => partWord(word, vocabulary));
  const terms = joinTerms(words);
  const unfinishedTerm = /[\s,.]$/.test(text) ? undefined : terms.at(-1);
  const wishes: Wish[] = [];
  for (const term of terms) {
    const unfinished = term === unfinishedTerm;
    // A word that says nothing may be the beginning of one that does: "an", "to".
    if (!saysSomething(term) && !(unfinished && terms.length === 1)) continue;
    const meanings = vocabulary.meanings(term.term, term.written, { unfinished });
    wishes.push({ meanings, weight: weightOf(term, meanings, kinds) });
  }
  return { wishes, measures };
}
