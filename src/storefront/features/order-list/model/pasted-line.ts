/** What a pasted order was read as. */

/** What became of a piece of the text. */
export type PastedLine = {
  /** As it was written. */
  source: string;
  /** Of the line in the text, from 1. */
  line: number;
  /** Words that say neither which product nor how many: sizes, rates, remarks. */
  note: string;
  /** The part of the line that belongs to this answer. */
  segment: string;
} & (
  | { outcome: 'understood'; sku: string; qty: number }
  /** `qty` is undefined when it is the question, or is not known either. */
  | { outcome: 'question'; question: PasteQuestion; candidates: string[]; qty: number | undefined }
  /** `qty` as far as a line without a code says it. */
  | { outcome: 'refused'; reason: PasteRefusal; written: string; qty?: number | undefined }
);
/**
 * `which`: similar SKUs; `either`: two ways to read one code; `named`: designs that match the words; `quantity`: how
 * many; `range`: all SKUs between two; `whether`: the note may say not to send it.
 */
export type PasteQuestion = 'which' | 'either' | 'named' | 'quantity' | 'range' | 'whether';
/** No code in it; a code that no product has; it says not to send it; not a number of whole pieces. */
export type PasteRefusal = 'no-code' | 'unknown-code' | 'not-wanted' | 'not-a-quantity';

/** What is said of one code. */
export type Outcome = Answer<'understood'> | Answer<'question'> | Answer<'refused'>;
type Answer<Kind extends PastedLine['outcome']> = Omit<
  Extract<PastedLine, { outcome: Kind }>,
  'source' | 'line' | 'note' | 'segment'
>;

/** The outcome of one code, with its note and segment. */
export type Piece = Outcome & Pick<PastedLine, 'note' | 'segment'>;
