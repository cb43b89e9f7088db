/** Suggests designs for lines without SKU: "Ruby studs 12 pair". */
import { COUNT_UNITS, KINDS } from './amount-terms.ts';
import { readLine, type Token } from './order-tokens.ts';
import type { PastedLine } from './pasted-line.ts';
import { SILENT } from './ignored-terms.ts';

/** The maximum number of lines to look up. */
const MOST_LOOKUPS = 20;

/** Without courtesies and the count: both are still in the note, as in "12 pair please". */
const searchText = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ text, isNumber }, index) => {
      const next = tokens[index + 1]?.text ?? '';
      return !SILENT.has(text) && !COUNT_UNITS.has(text) && !(isNumber && COUNT_UNITS.has(next));
    })
    .map(({ text }) => text)
    .join(' ');

/** What to search for; undefined for lines that order nothing. */
function queryOf(line: PastedLine): string | undefined {
  if (line.outcome !== 'refused' || line.reason !== 'no-code') return undefined;
  const { tokens } = readLine(line.note);
  const query = searchText(tokens);
  const isOrder = line.qty !== undefined || tokens.some(({ text }) => KINDS.has(text));
  return isOrder && query !== '' ? query : undefined;
}

/**
 * The lines, with a question for each that describes a design.
 * @param find returns SKUs of designs with all the words, best first
 */
export async function withSuggestions(
  lines: readonly PastedLine[],
  find: (query: string) => Promise<readonly string[]>,
): Promise<PastedLine[]> {
  const result: PastedLine[] = [];
  let lookups = 0;
  for (const line of lines) {
    const query = lookups < MOST_LOOKUPS ? queryOf(line) : undefined;
    if (query !== undefined) lookups += 1;
    const candidates = query === undefined ? [] : await find(query);
    result.push(candidates.length === 0 ? line : withQuestion(line, candidates));
  }
  return result;
}

const withQuestion = (
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
