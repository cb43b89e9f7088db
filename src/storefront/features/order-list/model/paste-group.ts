/** The products of a pasted order, each with all of its lines. */
import { formatUnits } from '#core/unit-of-sale.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { noteBesideTitle } from './paste-rest.ts';
import { nearestQuantities, quantityProblem } from '#storefront/shared/order/quantity.ts';
import { unitQuestion } from './sold-as.ts';

/** A requested quantity of one product. */
export interface RequestedItem {
  sku: string;
  qty: number;
}

/** All lines for one product. */
export interface PasteGroup extends RequestedItem {
  title: string;
  unit: string | undefined;
  /** The quantity of each line; `qty` is their sum. */
  parts: number[];
  /** The note of the line: the other words of its lines. */
  note: string;
  /** The full note, if it is too long for the line. */
  leftNote: PasteLeft | undefined;
  /** Keys of its lines and questions, for `PasteAnswers.added`. */
  keys: string[];
  /** The text of its lines. */
  sources: string[];
  /** The quantity that the list has already. */
  inList: number;
  /** Why the quantity is invalid, with alternatives; undefined if it is valid or confirmed. */
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
  /** The quantity was parsed, not answered. */
  isRead: boolean;
}

/** The notes of a product, with their quantities where these differ. */
function notesOf(parts: readonly Part[], unit: string | undefined): string[] {
  const isOne = new Set(parts.map(({ note }) => note)).size === 1;
  return parts
    .slice(0, isOne ? 1 : undefined)
    .filter(({ note }) => note !== '')
    .map(({ qty, note }) => (isOne ? note : `${formatUnits(qty, unit)}: ${note}`));
}

/** Why a quantity needs confirmation, with alternatives. */
function misfitOf(
  entry: CatalogueEntry,
  parts: readonly Part[],
  inList: number,
): PasteGroup['misfit'] {
  const sum = parts.reduce((all, { qty }) => all + qty, 0);
  const unit = unitQuestion(entry, parts);
  const total = inList + (unit?.pieces ?? sum);
  const problem = unit?.problem ?? quantityProblem(entry, total);
  if (problem === undefined) return undefined;
  const nearest = nearestQuantities(entry, total).map((all) => all - inList);
  return { problem, nearest: nearest.filter((more) => more > 0 && more !== sum) };
}

/** The line's own note and the new ones, cut to the maximum length. */
function fittingNote(own: string, notes: readonly string[]): { note: string; whole: boolean } {
  const notesToJoin = [own, ...notes.filter((each) => !own.split('; ').includes(each))].filter(
    (w) => w !== '',
  );
  const note = oneLine(notesToJoin.join('; '));
  return { note: oneLine(note, LONGEST_LINE_NOTE), whole: note.length <= LONGEST_LINE_NOTE };
}

/** The note without its own quantity in pairs, for a product that is sold by the pair. */
const withoutPairs = ({ note, qty }: Part, unit: string | undefined): string =>
  unit === 'pair'
    ? note.replace(new RegExp(`^${qty}\\s*(?:pairs?|prs?|jodis?)(?![\\p{L}])[\\s,;.-]*`, 'iu'), '')
    : note;

/** Sums the parts; `left` contains skipped parts and long notes. */
export function groupOf(
  sku: string,
  written: readonly Part[],
  line: OrderListLine | undefined,
  entry: CatalogueEntry | undefined,
  answer: number | undefined,
): { group: PasteGroup; left: PasteLeft[] } {
  const inList = line?.qty ?? 0;
  const title = entry?.title ?? sku;
  const parts = written.map((part) => ({
    ...part,
    note: noteBesideTitle(withoutPairs(part, entry?.unit), title),
  }));
  const qty = answer ?? parts.reduce((all, part) => all + part.qty, 0);
  const misfit = entry && answer === undefined ? misfitOf(entry, parts, inList) : undefined;
  const notes = notesOf(parts, entry?.unit);
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
      unit: entry?.unit,
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
