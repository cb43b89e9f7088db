/** Asks about a quantity that may count another unit than the product is sold in: 36 pairs of a tray of 36 pairs. */
import { formatCount } from '#core/format.ts';
import { MEASURES, PAIR_WORDS } from './amount-words.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { readLine } from './order-tokens.ts';

/** What one piece of a product holds, by its title. */
interface Holds {
  /** "Tray of 36 Pairs". */
  words: string;
  count: number;
  inPairs: boolean;
}

/** Undefined for a product that is one thing, or a pair as usual. */
function holdsOf(title: string): Holds | undefined {
  if (/\bsingle$/i.test(title)) return { words: 'Single', count: 1, inPairs: false };
  const { text, tokens } = readLine(title);
  for (const [index, { text: word, isNumber, from, to }] of tokens.entries()) {
    const count = isNumber ? Number(word) : NUMBER_WORDS.get(word);
    const [last, next] = [tokens[index - 1], tokens[index + 1]];
    const inPairs = next !== undefined && PAIR_WORDS.has(next.text);
    const isOf = last?.text === 'of' && !MEASURES.has(next?.text ?? '');
    if (count === undefined || count < 1 || !(isOf || inPairs)) continue;
    const start = isOf ? tokens[index - 2]?.from : from;
    return { words: text.slice(start, inPairs ? next.to : to), count, inPairs };
  }
  return undefined;
}

/** A quantity as a line of the text has it. */
interface Written {
  qty: number;
  note: string;
  /** The quantity is from the text; the buyer did not answer it. */
  isRead: boolean;
}

const hasPair = (note: string): boolean =>
  readLine(note).tokens.some(({ text }) => PAIR_WORDS.has(text));

/**
 * What to ask when lines may not count what is sold as one piece.
 * @returns the question, and how many pieces the lines come to when they count what a piece holds
 */
export function unitQuestion(
  title: string,
  lines: readonly Written[],
): { problem: string; pieces: number } | undefined {
  const holds = holdsOf(title);
  if (holds === undefined) return undefined;
  const { words, count, inPairs } = holds;
  const isDoubtful = ({ qty, note, isRead }: Written): boolean =>
    isRead && (hasPair(note) || (qty === count && count > 1));
  const doubtful = lines.find(isDoubtful);
  if (doubtful === undefined) return undefined;
  const pieces = lines.map((line) => {
    if (!isDoubtful(line)) return line.qty;
    return Math.ceil((line.qty * (hasPair(line.note) && !inPairs ? 2 : 1)) / count);
  });
  const said = `${formatCount(doubtful.qty)}${hasPair(doubtful.note) ? ' pair' : ''}`;
  return {
    problem: `One piece is “${words}”. Your text says “${said}”. How many pieces do you want?`,
    pieces: pieces.reduce((sum, each) => sum + each, 0),
  };
}
