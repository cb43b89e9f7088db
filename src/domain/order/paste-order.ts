/**
 * Reads an order as people write it: lists, messages, chats passed on. Every line that holds anything is
 * answered: understood, asked about, or refused with the reason; nothing is guessed in silence.
 */
import { amountIn, type Amount } from './amount.ts';
import { HARMLESS, LITTLE_WORDS, NOT_WANTED, UP_TO } from './amount-words.ts';
import type { CodeBook } from './code-book.ts';
import { readLine, type ReadLine, type Token } from './order-tokens.ts';
import { codesIn, type Found } from './paste-codes.ts';
import { joinedRest, restOf } from './paste-rest.ts';

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
 * many; `range`: all SKUs between two.
 */
export type PasteQuestion = 'which' | 'either' | 'named' | 'quantity' | 'range';
/** No code in it; a code that no product has; it says not to send it; not a number of whole pieces. */
export type PasteRefusal = 'no-code' | 'unknown-code' | 'not-wanted' | 'not-a-quantity';

/** "Don't send", "na bhejna", "no need"; "bhej do na" asks to send. */
const isNotWanted = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, index) => {
    const next = tokens[index + 1]?.text ?? '';
    return (
      NOT_WANTED.has(text) ||
      (text === 'don' && next === 't') ||
      (text === 'na' && (HARMLESS.has(next) || LITTLE_WORDS.has(next))) ||
      (text === 'no' && next === 'need')
    );
  });

type Outcome = Answer<'understood'> | Answer<'question'> | Answer<'refused'>;
type Answer<Kind extends PastedLine['outcome']> = Omit<
  Extract<PastedLine, { outcome: Kind }>,
  'source' | 'line' | 'note' | 'segment'
>;

/** What is said of one code. */
function outcomeOf(code: Found, { qty, problem }: Amount, book: CodeBook): Outcome {
  if (code.sku === undefined) {
    const candidates = book.near(code.written);
    if (candidates.length === 0) {
      return { outcome: 'refused', reason: 'unknown-code', written: code.written.toUpperCase() };
    }
    return { outcome: 'question', question: 'which', candidates, qty };
  }
  if (code.rival !== undefined) {
    const candidates = [code.rival, code.sku];
    return { outcome: 'question', question: 'either', candidates, qty: undefined };
  }
  if (problem === 'not-a-quantity') {
    return { outcome: 'refused', reason: 'not-a-quantity', written: code.sku };
  }
  if (qty === undefined) {
    return { outcome: 'question', question: 'quantity', candidates: [code.sku], qty };
  }
  return { outcome: 'understood', sku: code.sku, qty };
}

/** The stretches of a line without codes: before the first, between each two, after the last. */
function gapsOf(tokens: readonly Token[], codes: readonly Found[]): Token[][] {
  const starts = [0, ...codes.map(({ to }) => to)];
  const ends = [...codes.map(({ from }) => from), tokens.length];
  return starts.map((start, index) => tokens.slice(start, ends[index]));
}

const NOTHING: Amount = { qty: undefined, problem: undefined, each: false, used: new Set() };
const SEVERAL: Amount = { ...NOTHING, problem: 'several' };
const saysNothing = ({ qty, problem }: Amount): boolean =>
  qty === undefined && problem === undefined;

/** Does a stretch only lead from the first code of a row to its last? */
const isUpTo = (gap: readonly Token[], next: Token | undefined): boolean =>
  gap.length === 1
    ? UP_TO.has(gap[0]?.text ?? '')
    : gap.length === 0 && /^\s*[-–]\s*$/.test(next?.before ?? '');

/** The outcome of one code, with its note and segment. */
type Piece = Outcome & Pick<PastedLine, 'note' | 'segment'>;

/** Reads the outcomes of one line that holds codes. */
function readCodes({ text, tokens }: ReadLine, codes: readonly Found[], book: CodeBook): Piece[] {
  const gaps = gapsOf(tokens, codes);
  const read = gaps.map(amountIn);
  const [head = NOTHING] = read;
  const tail = read.at(-1) ?? NOTHING;
  // "12 x RG101, 6 x RG102": how many comes before what.
  const isBefore = !saysNothing(head) && saysNothing(tail);
  // "12 pcs RG101 6" gives two quantities; in "1 RG101 12" the first number is a row number.
  const isTwice = !isBefore && !head.each && head.used.size > 1;
  const amounts = isTwice ? [SEVERAL, SEVERAL, ...read.slice(2)] : read;
  const each = amounts.find((amount) => amount.each && amount.qty !== undefined);
  const rests = gaps.map((gap, index) => restOf(text, gap, amounts[index]?.used ?? NOTHING.used));
  /** The unused words of the code's own gap, of gaps that belong to no code, and of a shared "5 each, gold". */
  const noteOf = (index: number, amount: Amount): string => {
    const isLast = index === codes.length - 1;
    const places = [
      ...(index === 0 && !isBefore ? [0] : []),
      isBefore ? index : index + 1,
      ...(isLast && isBefore ? [index + 1] : []),
    ];
    const shared = amount === each ? amounts.indexOf(amount) : -1;
    return joinedRest(
      [...new Set(shared === -1 ? places : [...places, shared])].map((at) => rests[at] ?? ''),
    );
  };
  /** Keeps the hyphen of a range, and adds a shared amount that is written beside another code. */
  const segmentOf = (index: number, amount: Amount, joinsNext: boolean): string => {
    const [from, to] = isBefore
      ? [codes[index - 1]?.to ?? 0, index === codes.length - 1 ? tokens.length : codes[index]?.to]
      : [index === 0 ? 0 : codes[index]?.from, codes[index + 1]?.from ?? tokens.length];
    const end = joinsNext ? tokens[to ?? 0]?.from : tokens[(to ?? 0) - 1]?.to;
    const own = text.slice(tokens[from ?? 0]?.from, end).trim();
    const isElsewhere = amount === each && amount !== amounts[isBefore ? index : index + 1];
    const shared = isElsewhere ? (gaps[amounts.indexOf(amount)] ?? []) : [];
    return [own, text.slice(shared[0]?.from ?? 0, shared.at(-1)?.to ?? 0)].join(' ').trim();
  };
  return codes.map((code, index) => {
    const gap = gaps[index + 1] ?? [];
    const next = codes[index + 1];
    const joinsNext = next !== undefined && isUpTo(gap, tokens[next.from]);
    const joinsLast = index > 0 && isUpTo(gaps[index] ?? [], tokens[code.from]);
    const own = amounts[isBefore ? index : index + 1] ?? NOTHING;
    const amount = saysNothing(own) && each !== undefined ? each : own;
    const segment = segmentOf(index, amount, joinsNext && gap.length === 0);
    if (isNotWanted(gap) || (index === 0 && isNotWanted(gaps[0] ?? []))) {
      const written = code.sku ?? code.written.toUpperCase();
      return { outcome: 'refused', reason: 'not-wanted', written, note: '', segment };
    }
    const note = noteOf(index, amount);
    if (joinsNext || joinsLast) {
      const candidates = code.sku === undefined ? [] : [code.sku];
      const qty = amount.qty ?? tail.qty;
      return { outcome: 'question', question: 'range', candidates, qty, note, segment };
    }
    return { ...outcomeOf(code, amount, book), note, segment };
  });
}

/** Reads a line without codes; it may say how many of the code in the line before. */
function readRest(
  { text, tokens }: ReadLine,
  source: string,
  line: number,
  last: PastedLine | undefined,
): { answer: PastedLine; isMerged: boolean } {
  const amount = isNotWanted(tokens) ? NOTHING : amountIn(tokens);
  const { qty, used } = amount;
  const note = restOf(text, tokens, used);
  if (
    last?.outcome === 'question' &&
    last.question === 'quantity' &&
    last.line === line - 1 &&
    qty !== undefined
  ) {
    const [sku = ''] = last.candidates;
    const answer: PastedLine = {
      source: `${last.source} ${source}`,
      segment: `${last.segment} ${text}`,
      line: last.line,
      note: joinedRest([last.note, note]),
      outcome: 'understood',
      sku,
      qty,
    };
    return { answer, isMerged: true };
  }
  const answer: PastedLine = {
    source,
    segment: source,
    line,
    note,
    outcome: 'refused',
    reason: 'no-code',
    written: source,
    qty,
  };
  return { answer, isMerged: false };
}

/**
 * Reads an order from text.
 * @returns one entry for every code, and for every line without one; in the order of the text
 */
export function readPastedOrder(text: string, book: CodeBook): PastedLine[] {
  const read: PastedLine[] = [];
  text.split(/\r\n|[\n\r\u2028\u2029]/).forEach((raw, index) => {
    const source = raw.trim();
    const content = readLine(raw);
    if (content.tokens.length === 0) return;
    const line = index + 1;
    const codes = codesIn(content.tokens, book);
    if (codes.length > 0) {
      for (const piece of readCodes(content, codes, book)) read.push({ source, line, ...piece });
      return;
    }
    const { answer, isMerged } = readRest(content, source, line, read.at(-1));
    if (isMerged) read.pop();
    read.push(answer);
  });
  return read;
}
