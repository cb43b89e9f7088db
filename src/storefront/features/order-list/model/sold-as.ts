/**
 * Asks about a quantity that may use another unit than the product: 36 pairs of a tray of 36 pairs.
 */
import { formatCount } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitsName } from '#core/unit-of-sale.ts';
import { MEASURES, PAIR_TERMS } from './amount-terms.ts';
import { NUMBER_NAMES } from './number-names.ts';
import { readLine } from './order-tokens.ts';

/** The contents of one piece, from its title. */
interface PieceContents {
  /** "Tray of 36 Pairs". */
  label: string;
  count: number;
  inPairs: boolean;
}

/** Undefined for a single item, a pair. */
function contentsOf({ title }: Sold): PieceContents | undefined {
  if (/\bsingle$/i.test(title)) return { label: 'Single', count: 1, inPairs: false };
  const { text, tokens } = readLine(title);
  for (const [index, { text: word, isNumber, from, to }] of tokens.entries()) {
    const count = isNumber ? Number(word) : NUMBER_NAMES.get(word);
    const [last, next] = [tokens[index - 1], tokens[index + 1]];
    const inPairs = next !== undefined && PAIR_TERMS.has(next.text);
    const isOf = last?.text === 'of' && !MEASURES.has(next?.text ?? '');
    if (count === undefined || count < 1 || !(isOf || inPairs)) continue;
    const start = isOf ? tokens[index - 2]?.from : from;
    return { label: text.slice(start, inPairs ? next.to : to), count, inPairs };
  }
  return undefined;
}

type Sold = Pick<CatalogueEntry, 'title' | 'unit'>;

/** A quantity as a line of the text has it. */
interface Written {
  qty: number;
  note: string;
  /** The quantity was parsed, not answered. */
  isRead: boolean;
}

const hasPair = (note: string): boolean =>
  readLine(note).tokens.some(({ text }) => PAIR_TERMS.has(text));

/**
 * The question for lines that may use another unit.
 * @returns the question, and the quantity if the lines count the contents
 */
export function unitQuestion(
  sold: Sold,
  lines: readonly Written[],
): { problem: string; pieces: number } | undefined {
  const contents = contentsOf(sold);
  if (contents === undefined) return undefined;
  const { label, count, inPairs } = contents;
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
    problem: `One ${sold.unit} is “${label}”. Your text says “${said}”. How many ${unitsName(sold.unit)} do you want?`,
    pieces: pieces.reduce((sum, each) => sum + each, 0),
  };
}
