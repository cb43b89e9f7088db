/** Products of a pasted order, each once, with all that its lines ask for. */
import { formatPieces } from '#domain/format.ts';
import type { CatalogueEntry } from '#domain/listing/catalogue-entry.ts';
import { oneLine } from '#domain/one-line.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import type { OrderLine } from './order-list.ts';
import { noteBesideTitle } from './paste-rest.ts';
import { nearestQuantities, quantityProblem } from './quantity.ts';

/** Pieces of one product that a line asks for. */
export interface Wanted {
  sku: string;
  qty: number;
}

/** All that was asked of one product. */
export interface PasteGroup extends Wanted {
  title: string;
  /** What its lines ask for, summed in `qty`. */
  parts: number[];
  /** What they say besides, in the line's note. */
  note: string;
  /** The same in full, when the note has no room for all of it. */
  leftNote: PasteLeft | undefined;
  /** Of the questions and lines that it is made of, as `PasteAnswers.added` names them. */
  keys: string[];
  /** Their text. */
  sources: string[];
  /** Pieces that the list has already. */
  inList: number;
  /** Why it cannot be ordered so, with what to add instead; undefined when it can, or is to be kept. */
  misfit: { problem: string; nearest: number[] } | undefined;
}

/** A piece of the text that comes to nothing, and why. */
export interface PasteLeft {
  source: string;
  reason: string;
}

export const SKIPPED = 'Skipped.';
const NOTE_FULL = 'The note of this line is full.';

/** What one line asks for of a product. */
export interface Part {
  qty: number;
  note: string;
  source: string;
  key: string;
}

/** Notes of the same product: which of its pieces each is about. */
function notesOf(parts: readonly Part[], title: string): string[] {
  const notes = parts.map(({ qty, note }) => ({ qty, words: noteBesideTitle(note, title) }));
  const isOne = new Set(notes.map(({ words }) => words)).size === 1;
  return notes
    .slice(0, isOne ? 1 : undefined)
    .filter(({ words }) => words !== '')
    .map(({ qty, words }) => (isOne ? words : `${formatPieces(qty)}: ${words}`));
}

/** As many notes as a line of the list has room for, after its own. */
function fittingNote(own: string, notes: readonly string[]): { note: string; whole: boolean } {
  const wanted = [own, ...notes.filter((words) => !own.includes(words))].filter((w) => w !== '');
  const note = oneLine(wanted.join('; '));
  return { note: oneLine(note, LONGEST_LINE_NOTE), whole: note.length <= LONGEST_LINE_NOTE };
}

/** Sums the parts; what has no room in the note, or is not wanted, is left over. */
export function groupOf(
  sku: string,
  parts: readonly Part[],
  line: OrderLine | undefined,
  entry: CatalogueEntry | undefined,
  answer: number | undefined,
): { group: PasteGroup; left: PasteLeft[] } {
  const inList = line?.qty ?? 0;
  const title = entry?.title ?? sku;
  const sum = parts.reduce((all, { qty }) => all + qty, 0);
  const qty = answer ?? sum;
  const problem = entry && quantityProblem(entry, inList + sum);
  const misfit =
    entry === undefined || problem === undefined || answer !== undefined
      ? undefined
      : {
          problem,
          nearest: nearestQuantities(entry, inList + sum)
            .map((total) => total - inList)
            .filter((more) => more > 0),
        };
  const notes = notesOf(parts, title);
  const { note, whole } = fittingNote(line?.note ?? '', notes);
  // Without the pieces, which are in the list by then.
  const leftNote = whole
    ? undefined
    : { source: [sku, notes.join('; ')].join(' '), reason: NOTE_FULL };
  const sources = [...new Set(parts.map(({ source }) => source))];
  const left =
    qty === 0 ? sources.map((source) => ({ source, reason: SKIPPED })) : leftNote ? [leftNote] : [];
  return {
    group: {
      sku,
      qty,
      title,
      parts: parts.map((part) => part.qty),
      note,
      leftNote,
      keys: parts.map(({ key }) => key),
      sources,
      inList,
      misfit,
    },
    left,
  };
}
