/** Parses one line of a pasted order: quantities, notes and exclusions by SKU. */
import { amountIn, type Amount } from './amount.ts';
import { UP_TO } from './amount-terms.ts';
import type { CodeBook } from '#core/order/code-book.ts';
import {
  beforeDenial,
  refusalAfter,
  refusalBefore,
  type ExclusionKind,
} from './exclusion-terms.ts';
import type { ReadLine, Token } from './order-tokens.ts';
import type { CodeMatch } from './paste-codes.ts';
import { joinedRest, restOf } from './paste-rest.ts';
import type { PasteOutcome, Piece } from './pasted-line.ts';

/** The parsed data of one SKU. */
function outcomeOf(code: CodeMatch, { qty, problem }: Amount, book: CodeBook): PasteOutcome {
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

/** The segments of a line between its codes: before the first, between each two, after the last. */
function gapsOf(tokens: readonly Token[], codes: readonly CodeMatch[]): Token[][] {
  const starts = [0, ...codes.map(({ to }) => to)];
  const ends = [...codes.map(({ from }) => from), tokens.length];
  return starts.map((start, index) => tokens.slice(start, ends[index]));
}

export const NOTHING: Amount = { qty: undefined, problem: undefined, each: false, used: new Set() };
const SEVERAL: Amount = { ...NOTHING, problem: 'several' };
const saysNothing = ({ qty, problem }: Amount): boolean =>
  qty === undefined && problem === undefined;

/** The quantity of a part of the line; "12 not gold" means 12. */
export function amountOf(gap: readonly Token[]): Amount {
  const early = amountIn(beforeDenial(gap));
  return early.qty === undefined ? amountIn(gap) : early;
}

/** A SKU, from its first word: "except RG101". */
interface Code extends CodeMatch {
  refusal: ExclusionKind | undefined;
  /** Preceding words that may exclude it. */
  doubt: string;
  /** They may refer to the previous SKU. */
  isShared: boolean;
}

const withRefusals = ({ text, tokens }: ReadLine, codes: readonly CodeMatch[]): Code[] =>
  codes.map((code, index) => {
    const start = codes[index - 1]?.to ?? 0;
    const [first, last] = [tokens[code.from], tokens[code.to - 1]];
    const before =
      first &&
      refusalBefore({
        before: tokens.slice(start, code.from),
        sku: first,
        after: tokens.slice(code.to, codes[index + 1]?.from),
        isFirst: index === 0,
      });
    const { refusal, isShared = false } = before ?? {};
    const from = before === undefined ? code.from : start + before.from;
    const doubt = refusal === 'unclear' ? text.slice(tokens[from]?.from, last?.to) : '';
    return { ...code, from, refusal, isShared, doubt };
  });

/** Whether the text only joins the ends of a range of SKUs. */
const isUpTo = (gap: readonly Token[], next: Token | undefined): boolean =>
  gap.length === 1
    ? UP_TO.has(gap[0]?.text ?? '')
    : gap.length === 0 && /^\s*[-–]\s*$/.test(next?.before ?? '');

/** Parses the outcomes of the codes of one line. */
export function readCodes(line: ReadLine, matches: readonly CodeMatch[], book: CodeBook): Piece[] {
  const { text, tokens } = line;
  const codes = withRefusals(line, matches);
  const gaps = gapsOf(tokens, codes);
  const read = gaps.map(amountOf);
  const [head = NOTHING] = read;
  const tail = read.at(-1) ?? NOTHING;
  // "12 x RG101, 6 x RG102": the quantity comes before the SKU.
  const isBefore = !saysNothing(head) && saysNothing(tail);
  // "12 pcs RG101 6" gives two quantities; in "1 RG101 12" the first number is a row number.
  const isTwice = !isBefore && !head.each && head.used.size > 1;
  const amounts = isTwice ? [SEVERAL, SEVERAL, ...read.slice(2)] : read;
  const each = amounts.find((amount) => amount.each && amount.qty !== undefined);
  const rests = gaps.map((gap, index) => restOf(text, gap, amounts[index]?.used ?? NOTHING.used));
  /** The unused words of its own part, of parts without SKU, and of a shared "5 each, gold". */
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
  /** Keeps the hyphen of a range, and adds a shared quantity written beside another SKU. */
  const segmentOf = (index: number, amount: Amount, joinsNext: boolean): string => {
    const [from, to] = isBefore
      ? [codes[index - 1]?.to ?? 0, index === codes.length - 1 ? tokens.length : codes[index]?.to]
      : [index === 0 ? 0 : codes[index]?.from, codes[index + 1]?.from ?? tokens.length];
    const end = tokens[joinsNext ? (codes[index + 1]?.from ?? 0) : (to ?? 0)]?.from;
    const withSigns = text.slice(tokens[(from ?? 0) - 1]?.to ?? 0, end).trim();
    const own = (
      end === undefined || joinsNext ? withSigns : withSigns.replace(/[\s,;.([&+-]+$/, '')
    ).replace(/^[\s,;.)\]&+-]+/, '');
    const isElsewhere =
      !joinsNext && amount === each && amount !== amounts[isBefore ? index : index + 1];
    const shared = isElsewhere ? (gaps[amounts.indexOf(amount)] ?? []) : [];
    return [own, text.slice(shared[0]?.from ?? 0, shared.at(-1)?.to ?? 0)].join(' ').trim();
  };
  const joinsNext = codes.map((_, index) => {
    const next = codes[index + 1];
    return (
      next?.refusal === undefined &&
      next !== undefined &&
      isUpTo(gaps[index + 1] ?? [], tokens[next.from])
    );
  });
  const refusals = codes.map(
    ({ refusal }, index) =>
      refusal ??
      refusalAfter(gaps[index + 1] ?? []) ??
      (codes[index + 1]?.isShared ? 'unclear' : undefined),
  );
  return codes.map((code, index) => {
    const isFirstOfRow = joinsNext[index] === true;
    const isLastOfRow = joinsNext[index - 1] === true;
    const own = amounts[isBefore ? index : index + 1] ?? NOTHING;
    const amount = saysNothing(own) && each !== undefined ? each : own;
    const segment = segmentOf(index, amount, isFirstOfRow);
    // Both ends of a range are refused together.
    const refusal =
      refusals[index] ?? refusals[isFirstOfRow ? index + 1 : isLastOfRow ? index - 1 : index];
    if (refusal === 'clear') {
      const written = code.sku ?? code.written.toUpperCase();
      return { outcome: 'refused', reason: 'excluded', written, note: '', segment };
    }
    const next = codes[index + 1];
    const doubts = [code.doubt, next?.isShared === true ? next.doubt : ''];
    const note = joinedRest([...doubts, noteOf(index, amount)]);
    if (isFirstOfRow || isLastOfRow) {
      const candidates = code.sku === undefined ? [] : [code.sku];
      const qty = amount.qty ?? tail.qty;
      return { outcome: 'question', question: 'range', candidates, qty, note, segment };
    }
    const outcome = outcomeOf(code, amount, book);
    return { ...(refusal === undefined ? outcome : asWhether(outcome, code)), note, segment };
  });
}

/** Asks whether to add a SKU; SKUs that already have a question or are refused stay unchanged. */
export function asWhether(outcome: PasteOutcome, { sku, rival }: CodeMatch): PasteOutcome {
  if (sku === undefined || rival !== undefined) return outcome;
  const qty = 'qty' in outcome ? outcome.qty : undefined;
  return { outcome: 'question', question: 'whether', candidates: [sku], qty };
}
