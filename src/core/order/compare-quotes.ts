/** What changed between two quotes of an order. */
import { formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { formatDay } from '#core/format-time.ts';
import { advanceOf } from '#core/quoting/advance.ts';
import type { SentQuote } from '#schema/sent-quote.ts';
import { lineCalculation, quoteFigures } from './quote-summary.ts';
import { sizesSentence } from './requested-lines.ts';

export type QuoteVersion = Pick<SentQuote, 'quote' | 'paper'>;

/** A line as one of the quotes has it. */
export interface LineVersion {
  amountPaise: number;
  /** Quantity, price and discount; sizes and GST. */
  facts: string[];
}

export interface LineChange {
  title: string;
  sku: string;
  /** Undefined for an added line. */
  before?: LineVersion | undefined;
  /** Undefined for a removed line. */
  after?: LineVersion | undefined;
}

/** A figure or condition of the whole quote; undefined where a quote has none. */
interface TermChange {
  name: string;
  before?: string | undefined;
  after?: string | undefined;
}

export interface QuoteComparison {
  /** Changed, removed and added lines, in the order of the later quote; removed ones come last. */
  lines: LineChange[];
  unchangedLines: number;
  terms: TermChange[];
}

interface Line extends LineVersion {
  title: string;
  sku: string;
}

/** By SKU, and by position among lines of the same SKU. */
function linesByKey({ quote, paper }: QuoteVersion): Map<string, Line> {
  const counts = new Map<string, number>();
  return new Map(
    quote.lines.map((line, at) => {
      const { sku, amountPaise, gstRateBps } = line;
      const count = (counts.get(sku) ?? 0) + 1;
      counts.set(sku, count);
      const { title = sku, sizes = [] } = paper.lines[at] ?? {};
      const facts = [lineCalculation(line), sizesSentence(sizes), `GST ${formatRate(gstRateBps)}`];
      return [
        `${sku} ${count}`,
        { title, sku, amountPaise, facts: facts.filter((fact) => fact !== '') },
      ];
    }),
  );
}

const isSameLine = (one: Line, other: Line): boolean =>
  one.amountPaise === other.amountPaise && one.facts.join('\n') === other.facts.join('\n');

function termsOf({ quote }: QuoteVersion): Map<string, string> {
  const { totalPaise, advanceBps, validUntil, note } = quote;
  return new Map([
    ...quoteFigures(quote).map(([name, paise]) => [name, formatRupees(paise)] as const),
    ['Total', formatRupees(totalPaise)],
    ...(advanceBps === undefined
      ? []
      : [['Advance', `${formatRate(advanceBps)}, ${formatRupees(advanceOf(quote))}`] as const]),
    ['Valid until', formatDay(validUntil)],
    ...(note === undefined ? [] : [['Note', note] as const]),
  ]);
}

/** Terms that both quotes have alike are left out, except the total. */
function changedTerms(before: QuoteVersion, after: QuoteVersion): TermChange[] {
  const [old, now] = [termsOf(before), termsOf(after)];
  // In the order of the later quote; what only the earlier one has comes first.
  const names = [...new Set([...old.keys()].filter((name) => !now.has(name))), ...now.keys()];
  return names
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }))
    .filter((term) => term.name === 'Total' || term.before !== term.after);
}

export function compareQuotes(before: QuoteVersion, after: QuoteVersion): QuoteComparison {
  const [old, now] = [linesByKey(before), linesByKey(after)];
  const unchanged = new Set(
    [...now].flatMap(([key, line]) => {
      const earlier = old.get(key);
      return earlier !== undefined && isSameLine(earlier, line) ? [key] : [];
    }),
  );
  const changed = [...now].filter(([key]) => !unchanged.has(key));
  const removed = [...old].filter(([key]) => !now.has(key));
  return {
    lines: [
      ...changed.map(([key, { title, sku, ...line }]) => ({
        ...{ title, sku, before: old.get(key), after: line },
      })),
      ...removed.map(([, { title, sku, ...line }]) => ({ title, sku, before: line })),
    ],
    unchangedLines: unchanged.size,
    terms: changedTerms(before, after),
  };
}
