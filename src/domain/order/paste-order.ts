/**
 * Reads an order as people write it: lists, messages, chats passed on. Every line that holds anything is
 * answered: understood, asked about, or refused with the reason; nothing is guessed in silence.
 */
import { amountIn, type Amount } from './amount.ts';
import {
  COUNT_UNITS,
  DOUBTFUL,
  FOR_EACH,
  HARMLESS,
  KINDS,
  LITTLE_WORDS,
  MEASURED_BY,
  MEASURES,
  NOT_WANTED,
  SIZED_BY,
  UP_TO,
} from './amount-words.ts';
import { unslipped, type CodeBook } from './code-book.ts';
import { ADDED_BEFORE, FRACTIONS, MULTIPLIERS, NUMBER_WORDS } from './number-words.ts';
import { lineTokens, type Token } from './order-tokens.ts';

/** A code may be parted by spaces and signs into so many pieces. */
const MOST_PARTS = 4;

/** What became of a piece of the text. */
export type PastedLine = {
  /** As it was written. */
  source: string;
  /** Of the line in the text, from 1. */
  line: number;
} & (
  | { outcome: 'understood'; sku: string; qty: number }
  /** `qty` is undefined when it is the question, or is not known either. */
  | { outcome: 'question'; question: PasteQuestion; candidates: string[]; qty: number | undefined }
  | { outcome: 'refused'; reason: PasteRefusal; written: string }
);
/** Which product is meant, of those near the code or of two that may be written so; how many of it; every code between two. */
export type PasteQuestion = 'which' | 'either' | 'quantity' | 'range';
/** No code in it; a code that no product has; it says not to send it; not a number of whole pieces. */
export type PasteRefusal = 'no-code' | 'unknown-code' | 'not-wanted' | 'not-a-quantity';

/** A code in a line, and where it stands among the tokens. */
interface Found {
  written: string;
  sku: string | undefined;
  /** Another product that may be meant: `RG101 2` is RG1012, or two of RG101. */
  rival?: string | undefined;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}

/** May two tokens be parts of one code? `rg 101`, `rg-101`, `RG/101` and `rg.101` may, `RG, 101` may not. */
const isJoint = (between: string): boolean => /^\s*[-/._#:]?\s*$/.test(between);
const CODE = /^[a-z]{1,5}\d{2,7}[a-z]{0,3}$/;

/** Words that begin no code, whatever number follows. */
const OTHER_WORDS = [
  ...[LITTLE_WORDS, HARMLESS, DOUBTFUL, KINDS, NOT_WANTED, FOR_EACH, UP_TO],
  ...[COUNT_UNITS, MEASURES, MEASURED_BY, SIZED_BY],
  ...[NUMBER_WORDS, FRACTIONS, ADDED_BEFORE, MULTIPLIERS],
];
const mayBeginCode = ({ text }: Token): boolean => !OTHER_WORDS.some((words) => words.has(text));

/** Does it look like a code that nobody knows? Letters and digits in turn, as in `RG1O1`, only when nothing parts them. */
function looksLikeCode(tokens: readonly Token[]): boolean {
  const [first, ...rest] = tokens;
  if (first === undefined || !mayBeginCode(first)) return false;
  const isWhole = rest.every(({ before }) => before === '');
  const written = tokens.map(({ text }) => text).join('');
  if (!isWhole && tokens.length > 2) return false;
  const asRead = isWhole ? unslipped(written.toUpperCase()).toLowerCase() : written;
  return /\d/.test(written) && CODE.test(asRead);
}

/** The code that begins at a token: the longest that the catalogue has, else the longest that looks like one. */
function codeAt(tokens: readonly Token[], from: number, book: CodeBook): Found | undefined {
  const parts: Token[] = [];
  let known: Found | undefined;
  let guess: Found | undefined;
  for (const token of tokens.slice(from, from + MOST_PARTS)) {
    if (!/^[a-z\d.]+$/.test(token.text) || (parts.length > 0 && !isJoint(token.before))) break;
    parts.push(token);
    const written = parts.map(({ text }) => text).join('');
    const to = from + parts.length;
    const sku = /\d/.test(written) && /[a-z]/.test(written) ? book.find(written) : undefined;
    if (sku !== undefined) {
      const isSpaced = token.isNumber && /^\s|\s$/.test(token.before);
      known = { written, sku, rival: isSpaced ? known?.sku : undefined, from, to };
    }
    if (looksLikeCode(parts)) guess = { written, sku: undefined, from, to };
  }
  return known ?? guess;
}

function codesIn(tokens: readonly Token[], book: CodeBook): Found[] {
  const found: Found[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const code = codeAt(tokens, index, book);
    if (code === undefined) continue;
    found.push(code);
    index = code.to - 1;
  }
  return found;
}

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
  'source' | 'line'
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

const NOTHING: Amount = { qty: undefined, problem: undefined, each: false };
const saysNothing = ({ qty, problem }: Amount): boolean =>
  qty === undefined && problem === undefined;

/** Does a stretch only lead from the first code of a row to its last? */
const isUpTo = (gap: readonly Token[], next: Token | undefined): boolean =>
  gap.length === 1
    ? UP_TO.has(gap[0]?.text ?? '')
    : gap.length === 0 && /^\s*[-–]\s*$/.test(next?.before ?? '');

/** Reads the outcomes of one line that holds codes. */
function readCodes(tokens: readonly Token[], codes: readonly Found[], book: CodeBook): Outcome[] {
  const gaps = gapsOf(tokens, codes);
  const amounts = gaps.map(amountIn);
  const [head = NOTHING] = amounts;
  const tail = amounts.at(-1) ?? NOTHING;
  // "12 x RG101, 6 x RG102": how many stands before what.
  const isBefore = !saysNothing(head) && saysNothing(tail);
  const each = amounts.find((amount) => amount.each && amount.qty !== undefined);
  return codes.map((code, index) => {
    const gap = gaps[index + 1] ?? [];
    const next = codes[index + 1];
    const joinsNext = next !== undefined && isUpTo(gap, tokens[next.from]);
    const joinsLast = index > 0 && isUpTo(gaps[index] ?? [], tokens[code.from]);
    if (isNotWanted(gap) || (index === 0 && isNotWanted(gaps[0] ?? []))) {
      return {
        outcome: 'refused',
        reason: 'not-wanted',
        written: code.sku ?? code.written.toUpperCase(),
      };
    }
    const own = amounts[isBefore ? index : index + 1] ?? NOTHING;
    const amount = saysNothing(own) && each !== undefined ? each : own;
    if (joinsNext || joinsLast) {
      const candidates = code.sku === undefined ? [] : [code.sku];
      return { outcome: 'question', question: 'range', candidates, qty: amount.qty ?? tail.qty };
    }
    return outcomeOf(code, amount, book);
  });
}

/**
 * Reads an order from text.
 * @returns one entry for every code, and for every line without one; in the order of the text
 */
export function readPastedOrder(text: string, book: CodeBook): PastedLine[] {
  const read: PastedLine[] = [];
  text.split(/\r\n|[\n\r\u2028\u2029]/).forEach((raw, index) => {
    const source = raw.trim();
    const tokens = lineTokens(raw);
    if (tokens.length === 0) return;
    const line = index + 1;
    const codes = codesIn(tokens, book);
    if (codes.length > 0) {
      for (const outcome of readCodes(tokens, codes, book)) read.push({ source, line, ...outcome });
      return;
    }
    // "RG101" on one line and "12 pcs" on the next.
    const last = read.at(-1);
    const qty = isNotWanted(tokens) ? undefined : amountIn(tokens).qty;
    if (
      last?.outcome === 'question' &&
      last.question === 'quantity' &&
      last.line === line - 1 &&
      qty !== undefined &&
      Number.isInteger(qty)
    ) {
      const [sku = ''] = last.candidates;
      read[read.length - 1] = {
        source: `${last.source} ${source}`,
        line: last.line,
        outcome: 'understood',
        sku,
        qty,
      };
      return;
    }
    read.push({ source, line, outcome: 'refused', reason: 'no-code', written: source });
  });
  return read;
}
