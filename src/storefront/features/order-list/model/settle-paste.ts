/** Sorts a pasted order into lines to add, open questions, and the rest. */
import { formatCount } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { OrderListLine, OrderList } from '#storefront/shared/order/order-list.ts';
import {
  groupOf,
  SKIPPED,
  type Part,
  type PasteGroup,
  type PasteLeft,
  type RequestedItem,
} from './paste-group.ts';
import type { PastedLine, PasteRefusal } from './pasted-line.ts';
import { joinedRest } from './paste-rest.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';
import { skusBetween } from './skus-between.ts';

export type Entries = ReadonlyMap<string, CatalogueEntry>;

/** A question for the buyer. */
export interface PasteToAnswer {
  /** The index of its first parsed line. */
  index: number;
  source: string;
  /** The part of the text in question. */
  segment: string;
  prompt: string;
  /** The possible answers. */
  options: { label: string; skus: string[] }[];
  /** Whether the options are designs, of which the buyer chooses one or none. */
  isChoice: boolean;
  /** Undefined if the question also asks for it. */
  qty: number | undefined;
  /** Goes into the note of the chosen products. */
  note: string;
}

export interface SettledPaste {
  toAnswer: PasteToAnswer[];
  groups: PasteGroup[];
  left: PasteLeft[];
}

/** The buyer's answers. */
export interface PasteAnswers {
  /** By the index of the question; empty to skip it. */
  lines: ReadonlyMap<number, readonly RequestedItem[]>;
  /** By SKU, the pieces to add; 0 to skip it. */
  groups: ReadonlyMap<string, number>;
  /** Keys of the lines already in the list, from `keyOf`. */
  added: ReadonlySet<string>;
}

/** Identifies a product of one line. */
export const keyOf = (index: number, sku: string): string => `${index}:${sku}`;

export const NO_ANSWERS: PasteAnswers = { lines: new Map(), groups: new Map(), added: new Set() };

const REFUSALS: Readonly<Record<PasteRefusal, (written: string) => string>> = {
  'no-code': () => 'No SKU found.',
  'unknown-code': (written) => `${written} is not in the catalogue.`,
  excluded: (written) => `Your text says not to send ${written}.`,
  'not-a-quantity': (written) => `The quantity of ${written} is not a whole number.`,
};
const PROMPTS = {
  range: 'One of these SKUs is not in the catalogue.',
  which: 'This SKU is not in the catalogue. Did you mean one of these?',
  either: 'This can be read as two SKUs. Which one do you mean?',
  named: 'Which design do you mean?',
};

type OpenQuestion = Extract<PastedLine, { outcome: 'question' }>;

const named = (entries: Entries, sku: string): string => {
  const title = entries.get(sku)?.title;
  return title === undefined ? sku : `${sku}, ${title}`;
};

/** Both ends of a range, if the next line is its other end. */
function rowOf(
  line: OpenQuestion,
  next: PastedLine | undefined,
  entries: Entries,
): string[] | undefined {
  const isRow =
    line.question === 'range' &&
    next?.outcome === 'question' &&
    next.question === 'range' &&
    next.line === line.line;
  const [from] = line.candidates;
  const [to] = isRow ? next.candidates : [];
  return from === undefined || to === undefined ? undefined : skusBetween(entries.keys(), from, to);
}

function questionOf(
  line: OpenQuestion,
  index: number,
  row: string[] | undefined,
  entries: Entries,
): PasteToAnswer {
  const { source, segment, qty, candidates, question, note } = line;
  const [sku = ''] = candidates;
  const each = candidates.map((code) => ({ label: named(entries, code), skus: [code] }));
  const shared = { index, source, segment, qty, note, isChoice: false };
  if (row !== undefined) {
    const ends = [row[0], row.at(-1)].filter((code) => code !== undefined);
    const whole = { label: row.length > 2 ? `All ${formatCount(row.length)}` : 'Both', skus: row };
    return {
      ...shared,
      prompt: `This is a range: ${row.join(', ')}.${qty === undefined ? ' How many of each?' : ''}`,
      options:
        row.length > 2 ? [whole, { label: `Only ${ends.join(' and ')}`, skus: ends }] : [whole],
    };
  }
  if (question === 'quantity') {
    return {
      ...shared,
      prompt: `How many of ${named(entries, sku)}?`,
      options: [{ label: 'Add', skus: candidates }],
    };
  }
  if (question === 'whether') {
    return {
      ...shared,
      prompt: `Add ${named(entries, sku)}? Your text says “${note}”.`,
      options: [{ label: 'Add', skus: candidates }],
    };
  }
  return { ...shared, isChoice: candidates.length > 0, prompt: PROMPTS[question], options: each };
}

/** Both ends of a range as one line. */
const joined = (from: PastedLine, to: PastedLine): PastedLine => ({
  ...from,
  // A shared "12 each, gold" is in both notes.
  note: from.note.endsWith(to.note) ? from.note : joinedRest([from.note, to.note]),
  segment: `${from.segment} ${to.segment}`,
});

/**
 * Combines the parsed lines with the answers.
 * @param list the current order list, to which the pieces are added
 */
export function settlePaste(
  read: readonly PastedLine[],
  answers: PasteAnswers,
  entries: Entries,
  list: OrderList,
): SettledPaste {
  const toAnswer: PasteToAnswer[] = [];
  const left: PasteLeft[] = [];
  const partsBySku = new Map<string, Part[]>();
  const take = ({ sku, qty }: RequestedItem, index: number, line: PastedLine) => {
    const key = keyOf(index, sku);
    if (answers.added.has(key)) return;
    const isRead = 'qty' in line && line.qty === qty;
    const part = { qty, note: line.note, key, source: line.segment, isRead };
    partsBySku.set(sku, [...(partsBySku.get(sku) ?? []), part]);
  };
  let isOtherEnd = false;
  read.forEach((first, index) => {
    if (isOtherEnd) {
      isOtherEnd = false;
      return;
    }
    const next = read[index + 1];
    const row = first.outcome === 'question' ? rowOf(first, next, entries) : undefined;
    const line = row === undefined || next === undefined ? first : joined(first, next);
    if (line.outcome === 'understood') {
      take(line, index, line);
    } else if (line.outcome === 'refused') {
      left.push({ source: line.segment, reason: REFUSALS[line.reason](line.written) });
    } else {
      isOtherEnd = row !== undefined;
      const answer = answers.lines.get(index);
      if (answer === undefined) toAnswer.push(questionOf(line, index, row, entries));
      else if (answer.length === 0) left.push({ source: line.segment, reason: SKIPPED });
      else for (const each of answer) take(each, index, line);
    }
  });
  const inList = new Map(list.map((line) => [line.sku, line]));
  const all = [...partsBySku].map(([sku, parts]) =>
    groupOf(sku, parts, inList.get(sku), entries.get(sku), answers.groups.get(sku)),
  );
  return {
    toAnswer,
    groups: all.map(({ group }) => group).filter(({ qty }) => qty > 0),
    left: [...left, ...all.flatMap((each) => each.left)],
  };
}

/** The answers about quantities except for these products, whose sums have changed. */
const groupsWithout = (
  { groups }: PasteAnswers,
  changed: readonly { sku: string }[],
): PasteAnswers['groups'] => {
  const skus = new Set(changed.map(({ sku }) => sku));
  return new Map([...groups].filter(([sku]) => !skus.has(sku)));
};

/** The answers with another one. @param items empty if the line is skipped */
export const withAnswer = (
  answers: PasteAnswers,
  index: number,
  items: readonly RequestedItem[],
): PasteAnswers => ({
  ...answers,
  lines: new Map(answers.lines).set(index, items),
  groups: groupsWithout(answers, items),
});

/** The answers after these groups were added to the list. */
export const withAdded = (answers: PasteAnswers, groups: readonly PasteGroup[]): PasteAnswers => ({
  ...answers,
  groups: groupsWithout(answers, groups),
  added: new Set([...answers.added, ...groups.flatMap(({ keys }) => keys)]),
});

/** Everything that is not in the list yet, as text that can be parsed again. */
export const unsettledText = (settled: SettledPaste, more: readonly PasteLeft[]): string =>
  leftText([
    ...settled.toAnswer.map(({ segment }) => ({ source: segment, reason: '' })),
    ...settled.groups.flatMap(({ sources }) => sources.map((source) => ({ source, reason: '' }))),
    ...settled.left,
    ...more,
  ]);

/** The number of open questions. */
export const openQuestions = ({ toAnswer, groups }: SettledPaste): number =>
  toAnswer.length + groups.filter(({ misfit }) => misfit !== undefined).length;

/** Lines for the list, of groups that can be added. */
export const linesOfPaste = (groups: readonly PasteGroup[], entries: Entries): OrderListLine[] =>
  groups.map(({ sku, qty, note }) => {
    const entry = entries.get(sku);
    return {
      sku,
      qty,
      ...(note !== '' && { note }),
      ...(entry && { seen: seenProduct(entry, qty) }),
    };
  });

/** The remaining text, without duplicate lines. */
export const leftText = (left: readonly PasteLeft[]): string =>
  [...new Set(left.map(({ source }) => source))].join('\n');
