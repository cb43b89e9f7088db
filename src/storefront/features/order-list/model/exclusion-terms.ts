/** Detects whether the words beside a SKU exclude it: "cancel", "nahi chahiye", "except RG101". */
import { COUNT_UNITS } from './amount-terms.ts';
import type { Token } from './order-tokens.ts';
import { SILENT } from './ignored-terms.ts';

const termSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Exclude by themselves. */
const CANCEL = termSet('cancel cancle cancelled skip remove');
const CANCEL_AFTER = termSet('hatao hata rehne vaddu voddu vadhu వద్దు');
/** English negations of the following words. */
const DENY_NEXT = termSet('not dont except without');
/** Hindi and Telugu negations of the preceding words; the first may stand alone. */
const DENY_LAST = termSet('nahi nahin nahee nhi नहीं kadu కాదు');
const DENY_VERB = termSet('nai mat मत');
/** Verbs of ordering: "not good" does not concern the order, "not needed" does. */
const ORDERING = termSet(
  'send sent ship dispatch deliver want wanted need needed require required order add include take ' +
    'give bhej bhejo bhejna bhejiye bhejdo dena de do dedo lena lo kar karo karna chahiye chahie ' +
    'chaiye chahye भेजो भेज भेजना भेजिए चाहिए दे दो देना कर pampandi pampinchandi పంపండి పంపించండి',
);
/** Words that start a condition. */
const CONDITIONS = termSet(
  'if unless otherwise else instead alternate alternative agar yadi warna varna अगर यदि toh',
);

export const EXCLUSION_TERMS: ReadonlySet<string> = new Set(
  [CANCEL, CANCEL_AFTER, DENY_NEXT, DENY_LAST, DENY_VERB].flatMap((set) => [...set]),
);

/** `clear`: do not send it. `unclear`: ask the buyer. */
export type ExclusionKind = 'clear' | 'unclear';

/** Negations. */
interface Denial {
  from: number;
  to: number;
  /** A negation of the order, not of a property such as "not gold". */
  isOrdering: boolean;
  /** The SKU it belongs to, if it is between two. */
  side: 'last' | 'next' | 'either';
}

const isApart = ({ before }: Token): boolean => /[,;.|()[\]&+]|\s-+\s/.test(before);
const isPassing = ({ text }: Token): boolean => SILENT.has(text) || ORDERING.has(text);
const isCounting = ({ text, isNumber }: Token): boolean => isNumber || COUNT_UNITS.has(text);
const isContent = (token: Token): boolean => !isPassing(token) && !isCounting(token);

/** The number of negating words at a token: one, or two as in "do not" and "don't". */
function denialLength(text: string, next: string): number {
  if (`${text} ${next}` === 'do not' || `${text} ${next}` === 'don t') return 2;
  if (`${text} ${next}` === 'no need') return 2;
  return EXCLUSION_TERMS.has(text) || (text === 'na' && ORDERING.has(next)) ? 1 : 0;
}

function denialAt(tokens: readonly Token[], from: number): Denial | undefined {
  const textAt = (index: number): string => tokens[index]?.text ?? '';
  const [text, next] = [textAt(from), textAt(from + 1)];
  const length = denialLength(text, next);
  if (length === 0) return undefined;
  const after = textAt(from + length);
  const hasVerb = ORDERING.has(after);
  const isNoNeed = text === 'no';
  const isCancel = CANCEL.has(text) || CANCEL_AFTER.has(text);
  const isLast = [CANCEL_AFTER, DENY_LAST, DENY_VERB].some((set) => set.has(text)) || text === 'na';
  // "No need of box" is about the box.
  const isOrdering = isCancel || (isNoNeed ? !['of', 'for'].includes(after) : hasVerb);
  const side = isLast ? 'last' : isOrdering ? 'either' : 'next';
  return { from, to: from + length + (hasVerb ? 1 : 0), isOrdering, side };
}

/** The negations of a segment. */
function denialsIn(tokens: readonly Token[]): Denial[] {
  const denials: Denial[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const denial = denialAt(tokens, index);
    if (denial === undefined) continue;
    denials.push(denial);
    index = denial.to - 1;
  }
  return denials;
}

/** The tokens before the first negation; a quantity there is not part of "not gold". */
export function beforeDenial(tokens: readonly Token[]): readonly Token[] {
  const from = denialsIn(tokens)[0]?.from ?? tokens.length;
  return tokens.slice(from).some(({ isNumber }) => isNumber) ? tokens : tokens.slice(0, from);
}

/** The meaning of the words after a SKU. */
export function refusalAfter(tokens: readonly Token[]): ExclusionKind | undefined {
  const denials = denialsIn(tokens);
  if (denials.length === 0) return undefined;
  const others = tokens.filter((_, at) => !denials.some(({ from, to }) => from <= at && at < to));
  const hasContent = others.some(isContent);
  const isOneNumber = others.filter(({ isNumber }) => isNumber).length <= 1;
  if (denials.some(({ isOrdering }) => isOrdering)) {
    return hasContent || !isOneNumber ? 'unclear' : 'clear';
  }
  if (hasContent) return undefined;
  const isAlone = denials.every(({ from }) => DENY_LAST.has(tokens[from]?.text ?? ''));
  return isAlone && isOneNumber && others.every(isCounting) ? 'clear' : 'unclear';
}

/** A negation before a SKU that belongs to it. */
interface RefusalBefore {
  /** Index of its first token in the segment. */
  from: number;
  refusal: ExclusionKind;
  /** It may also belong to the previous SKU. */
  isShared: boolean;
}

/** Words before a SKU, its first token, and the words after it. */
interface Place {
  before: readonly Token[];
  sku: Token;
  after: readonly Token[];
  /** No other SKU precedes it. */
  isFirst: boolean;
}

/** "No RG101" at the start of a line or clause may also mean "number RG101". */
function plainNo({ before, sku, after, isFirst }: Place): RefusalBefore | undefined {
  const from = before.length - 1;
  const no = before[from];
  const isStart = no !== undefined && ((from === 0 && isFirst) || isApart(no));
  if (no?.text !== 'no' || !isStart || !/^\s+$/.test(sku.before)) return undefined;
  return { from, refusal: after.some(isCounting) ? 'unclear' : 'clear', isShared: false };
}

/** The meaning of the words before a SKU. */
export function refusalBefore(place: Place): RefusalBefore | undefined {
  const { before, sku, isFirst } = place;
  const denial = denialsIn(before).findLast(({ to }) => ![...before.slice(to), sku].some(isApart));
  if (denial === undefined) return plainNo(place);
  const { from, to, side, isOrdering } = denial;
  const between = before.slice(to);
  const reachesSku = !between.some(isContent);
  if (!reachesSku && !isOrdering) return undefined;
  const clause = before.slice(0, from + 1).findLastIndex(isApart);
  const isNext = side === 'next' && between.every(isPassing);
  const isShared = !isFirst && clause === -1 && !isNext;
  if (isShared && side === 'last') return undefined;
  const lead = before.slice(Math.max(clause, 0), from);
  const isClear = reachesSku && !isShared && (side === 'next' || !lead.some(isContent));
  return { from, refusal: isClear ? 'clear' : 'unclear', isShared };
}

const isCondition = (tokens: readonly Token[], index: number): boolean => {
  const text = tokens[index]?.text ?? '';
  const next = tokens.slice(index + 1, index + 3).map((token) => token.text);
  const isNot = text === 'na' || DENY_LAST.has(text);
  return CONDITIONS.has(text) || (isNot && (next.includes('to') || next.includes('toh')));
};

/** Index of the first token of a condition such as "bhai if not available", or -1. */
export function conditionAt(tokens: readonly Token[]): number {
  let from = tokens.findIndex((_, index) => isCondition(tokens, index));
  for (; from > 0; from -= 1) {
    const [last, first] = [tokens[from - 1], tokens[from]];
    if (!last || !first || isApart(first) || isCounting(last) || !isPassing(last)) break;
  }
  return from;
}
