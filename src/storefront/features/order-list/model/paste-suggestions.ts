/** Offers designs for lines of a pasted order that name one in words: "Ruby studs 12 pair". */
import { COUNT_UNITS, KINDS } from './amount-words.ts';
import { readLine, type Token } from './order-tokens.ts';
import type { PastedLine } from './pasted-line.ts';
import { SILENT } from './silent-words.ts';

/** The maximum number of lines to look up. */
const MOST_LOOKUPS = 20;

/** Without courtesies and the count: both are still in the note, as in "12 pair please". */
const searchWords = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ text, isNumber }, index) => {
      const next = tokens[index + 1]?.text ?? '';
      return !SILENT.has(text) && !COUNT_UNITS.has(text) && !(isNumber && COUNT_UNITS.has(next));
    })
    .map(({ text }) => text)
    .join(' ');

/** What to search for; undefined for lines that order nothing. */
function wordsOf(line: PastedLine): string | undefined {
  if (line.outcome !== 'refused' || line.reason !== 'no-code') return undefined;
  const { tokens } = readLine(line.note);
  const words = searchWords(tokens);
  const isOrder = line.qty !== undefined || tokens.some(({ text }) => KINDS.has(text));
  return isOrder && words !== '' ? words : undefined;
}

/**
 * The lines, with a question in place of each that names a design in words.
 * @param find gives the SKUs of designs that have all the words, best first
 */
export async function withSuggestions(
  lines: readonly PastedLine[],
  find: (words: string) => Promise<readonly string[]>,
): Promise<PastedLine[]> {
  const result: PastedLine[] = [];
  let lookups = 0;
  for (const line of lines) {
    const words = lookups < MOST_LOOKUPS ? wordsOf(line) : undefined;
    if (words !== undefined) lookups += 1;
    const candidates = words === undefined ? [] : await find(words);
    result.push(candidates.length === 0 ? line : asked(line, candidates));
  }
  return result;
}

const asked = (
  { source, segment, note, line, ...answer }: PastedLine,
  candidates: readonly string[],
): PastedLine => ({
  source,
  segment,
  note,
  line,
  outcome: 'question',
  question: 'named',
  candidates: [...candidates],
  qty: 'qty' in answer ? answer.qty : undefined,
});
