/** The products of a pasted order, each with all of its lines. */
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

/** All lines for one product. */
export interface PasteGroup extends Wanted {
  title: string;
  /** The pieces of each line; `qty` is their sum. */
  parts: number[];
  /** The note of the line: what its lines say besides. */
  note: string;
  /** The full note, when it is too long for the line. */
  leftNote: PasteLeft | undefined;
  /** Keys of its lines and questions, for `PasteAnswers.added`. */
  keys: string[];
  /** The text of its lines. */
  sources: string[];
  /** Pieces that the list has already. */
  inList: number;
  /** Why it cannot be ordered so, with what to add instead; undefined when it can, or is to be kept. */
  misfit: { problem: string; nearest: number[] } | undefined;
}

/** A part of the text that is not added, and why. */
export interface PasteLeft {
  source: string;
  reason: string;
}

export const SKIPPED = 'Skipped.';
const NOTE_FULL = 'The note of this line is full.';

/** One line for a product. */
export interface Part {
  qty: number;
  note: string;
  source: string;
  key: string;
}

/** The notes of a product, each with its number of pieces where they differ. */
function notesOf(parts: readonly Part[], title: string): string[] {
  const notes = parts.map(({ qty, note }) => ({ qty, words: noteBesideTitle(note, title) }));
  const isOne = new Set(notes.map(({ words }) => words)).size === 1;
  return notes
    .slice(0, isOne ? 1 : undefined)
    .filter(({ words }) => words !== '')
    .map(({ qty, words }) => (isOne ? words : `${formatPieces(qty)}: ${words}`));
}

/** The line's own note and the new ones, cut to the maximum length. */
function fittingNote(own: string, notes: readonly string[]): { note: string; whole: boolean } {
  const wanted = [own, ...notes.filter((words) => !own.includes(words))].filter((w) => w !== '');
  const note = oneLine(wanted.join('; '));
  return { note: oneLine(note, LONGEST_LINE_NOTE), whole: note.length <= LONGEST_LINE_NOTE };
}

/** Sums the parts; `left` has skipped parts and a note that is too long. */
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
  // Without the quantity: reading this text again must not order the pieces twice.
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
