/** A pasted order on its way into the list: what is clear, what is to be answered, what is left over. */
import { formatCount } from '#domain/format.ts';
import type { CatalogueEntry } from '#domain/listing/catalogue-entry.ts';
import type { OrderLine, OrderList } from './order-list.ts';
import type { PastedLine, PasteRefusal } from './paste-order.ts';
import { nearestQuantities, quantityProblem } from './quantity.ts';
import { seenProduct } from './seen-product.ts';
import { skusBetween } from './skus-between.ts';

export type Entries = ReadonlyMap<string, CatalogueEntry>;

/** Pieces of one product that a line asks for. */
export interface Wanted {
  sku: string;
  qty: number;
}

/** Something that only the buyer can tell. */
export interface PasteToAnswer {
  /** Of the first of its lines among those that were read. */
  index: number;
  source: string;
  prompt: string;
  /** Each may be taken. */
  options: { label: string; skus: string[] }[];
  /** Undefined when it is asked for too. */
  qty: number | undefined;
}

/** All that was asked of one product. */
export interface PasteGroup extends Wanted {
  title: string;
  /** What its lines ask for, summed in `qty`. */
  parts: number[];
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

export interface SettledPaste {
  toAnswer: PasteToAnswer[];
  groups: PasteGroup[];
  left: PasteLeft[];
}

/** What the buyer has answered. */
export interface PasteAnswers {
  /** By the index of the question; empty when it is to be left out. */
  lines: ReadonlyMap<number, readonly Wanted[]>;
  /** By SKU, the pieces to add; 0 when it is to be left out. */
  groups: ReadonlyMap<string, number>;
}

export const NO_ANSWERS: PasteAnswers = { lines: new Map(), groups: new Map() };

const REFUSALS: Readonly<Record<PasteRefusal, (written: string) => string>> = {
  'no-code': () => 'It holds no code.',
  'unknown-code': (written) => `${written} is not in the catalogue.`,
  'not-wanted': (written) => `It says not to send ${written}.`,
  'not-a-quantity': (written) => `It asks for no whole number of ${written}.`,
};
const LEFT_OUT = 'You left it out.';

const PROMPTS = {
  range: 'A row of codes, one end of which we do not know.',
  which: 'No product has this code. Which one is meant?',
  either: 'It can be read as two products. Which one is meant?',
};

type Asked = Extract<PastedLine, { outcome: 'question' }>;

const named = (entries: Entries, sku: string): string => {
  const title = entries.get(sku)?.title;
  return title === undefined ? sku : `${sku}, ${title}`;
};

/** Both ends of a row of codes, when the next line is its other end. */
function rowOf(asked: Asked, next: PastedLine | undefined, entries: Entries): string[] | undefined {
  const isRow =
    asked.question === 'range' &&
    next?.outcome === 'question' &&
    next.question === 'range' &&
    next.line === asked.line;
  const [from] = asked.candidates;
  const [to] = isRow ? next.candidates : [];
  return from === undefined || to === undefined ? undefined : skusBetween(entries.keys(), from, to);
}

function questionOf(
  asked: Asked,
  index: number,
  row: string[] | undefined,
  entries: Entries,
): PasteToAnswer {
  const { source, qty, candidates, question } = asked;
  const [sku = ''] = candidates;
  const each = candidates.map((code) => ({ label: named(entries, code), skus: [code] }));
  const shared = { index, source, qty };
  if (row !== undefined) {
    const ends = [row[0], row.at(-1)].filter((code) => code !== undefined);
    const whole = { label: row.length > 2 ? `All ${formatCount(row.length)}` : 'Both', skus: row };
    return {
      ...shared,
      prompt: `A row of codes. It stands for ${row.join(', ')}.${qty === undefined ? ' How many of each?' : ''}`,
      options:
        row.length > 2 ? [whole, { label: `Only ${ends.join(' and ')}`, skus: ends }] : [whole],
    };
  }
  if (question === 'quantity') {
    return {
      ...shared,
      prompt: `How many of ${named(entries, sku)}?`,
      options: [{ label: 'Take it', skus: candidates }],
    };
  }
  return { ...shared, prompt: PROMPTS[question], options: each };
}

function groupOf(
  sku: string,
  parts: number[],
  inList: number,
  entry: CatalogueEntry | undefined,
  answer: number | undefined,
): PasteGroup {
  const sum = parts.reduce((all, part) => all + part, 0);
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
  return { sku, qty, title: entry?.title ?? sku, parts, inList, misfit };
}

/**
 * Brings together what was read and what was answered.
 * @param list what the buyer has collected so far: pieces are added to it
 */
export function settlePaste(
  read: readonly PastedLine[],
  answers: PasteAnswers,
  entries: Entries,
  list: OrderList,
): SettledPaste {
  const toAnswer: PasteToAnswer[] = [];
  const left: PasteLeft[] = [];
  const wanted = new Map<string, number[]>();
  const sources = new Map<string, string>();
  const take = ({ sku, qty }: Wanted, source: string) => {
    wanted.set(sku, [...(wanted.get(sku) ?? []), qty]);
    sources.set(sku, source);
  };
  let isOtherEnd = false;
  read.forEach((line, index) => {
    if (isOtherEnd) {
      isOtherEnd = false;
      return;
    }
    if (line.outcome === 'understood') {
      take(line, line.source);
    } else if (line.outcome === 'refused') {
      left.push({ source: line.source, reason: REFUSALS[line.reason](line.written) });
    } else {
      const row = rowOf(line, read[index + 1], entries);
      isOtherEnd = row !== undefined;
      const answer = answers.lines.get(index);
      if (answer === undefined) toAnswer.push(questionOf(line, index, row, entries));
      else if (answer.length === 0) left.push({ source: line.source, reason: LEFT_OUT });
      else for (const each of answer) take(each, line.source);
    }
  });
  const inList = new Map(list.map(({ sku, qty }) => [sku, qty]));
  const all = [...wanted].map(([sku, parts]) =>
    groupOf(sku, parts, inList.get(sku) ?? 0, entries.get(sku), answers.groups.get(sku)),
  );
  for (const { sku, qty } of all) {
    if (qty === 0) left.push({ source: sources.get(sku) ?? sku, reason: LEFT_OUT });
  }
  return { toAnswer, groups: all.filter(({ qty }) => qty > 0), left };
}

/** How many questions are open. */
export const openQuestions = ({ toAnswer, groups }: SettledPaste): number =>
  toAnswer.length + groups.filter(({ misfit }) => misfit !== undefined).length;

/** The lines to be added. */
export const linesOfPaste = ({ groups }: SettledPaste, entries: Entries): OrderLine[] =>
  groups.map(({ sku, qty }) => {
    const entry = entries.get(sku);
    return { sku, qty, ...(entry && { seen: seenProduct(entry, qty) }) };
  });

/** What is left over as text, each line once. */
export const leftText = (left: readonly PasteLeft[]): string =>
  [...new Set(left.map(({ source }) => source))].join('\n');
