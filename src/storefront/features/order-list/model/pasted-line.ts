/** The result of parsing a pasted order. */

/** The result for a part of the text. */
export type PastedLine = {
  /** The original text. */
  source: string;
  /** Of the line in the text, from 1. */
  line: number;
  /** Words that are neither SKU nor quantity: sizes, rates, remarks. */
  note: string;
  /** The part of the line with this result. */
  segment: string;
} & (
  | { outcome: 'understood'; sku: string; qty: number }
  /** `qty` is undefined if it is the question, or unknown. */
  | { outcome: 'question'; question: PasteQuestion; candidates: string[]; qty: number | undefined }
  /** `qty` if a line without SKU contains one. */
  | { outcome: 'refused'; reason: PasteRefusal; written: string; qty?: number | undefined }
);
/**
 * `which`: similar SKUs; `either`: two readings of one SKU; `named`: designs that match the words; `quantity`:
 * how many; `range`: all SKUs between two; `whether`: the note may exclude it.
 */
type PasteQuestion = 'which' | 'either' | 'named' | 'quantity' | 'range' | 'whether';
/** No SKU; an unknown SKU; excluded; not a whole number of pieces. */
export type PasteRefusal = 'no-code' | 'unknown-code' | 'excluded' | 'not-a-quantity';

/** The outcome of one SKU. */
export type PasteOutcome = Answer<'understood'> | Answer<'question'> | Answer<'refused'>;
type Answer<Kind extends PastedLine['outcome']> = Omit<
  Extract<PastedLine, { outcome: Kind }>,
  'source' | 'line' | 'note' | 'segment'
>;

/** The outcome of one code, with its note and segment. */
export type Piece = PasteOutcome & Pick<PastedLine, 'note' | 'segment'>;
