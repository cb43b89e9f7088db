/** Lists and ranges of sizes in a text, as people type them. */
import type { SizeSystem } from '#schema/size-labels.ts';
import { LENGTH_UNITS, normalizeSize, SIZE_FORMS, sizeRange, tidySize } from './normalize-size.ts';

type NumberedSystem = Exclude<SizeSystem, 'free'>;

interface SizesInText {
  /** In the order of the text, each once. */
  labels: string[];
  /** The text that can’t be read as sizes. */
  rest: string;
}

/** The usual steps of a range: bangles are made in steps of two sixteenths of an inch. Lengths have none. */
const STEPS: Partial<Record<NumberedSystem, number>> = { indianRing: 1, bangle: 2 };

const BETWEEN = String.raw`\s*(?:[-–—]|\bto\b|से)\s*`;
/** `10 1/2` is one length. */
const FRACTION = String.raw`(?:\d+\s+)?[1357]\/[248](?!\d)`;

/** A length in another unit is no size of the system. */
const OTHER_UNIT = String.raw`\s?(?:inch|in\b|cm|mm)`;

/** Without capturing groups. */
const plainForm = (system: NumberedSystem): string =>
  SIZE_FORMS[system].replace(/(?<!\\)\((?!\?)/g, '(?:');

/** Sizes that are joined by hyphens or `to`, or a single one, compiled once. */
const CHAINS = Object.fromEntries(
  (['indianRing', 'bangle', 'inch', 'cm'] as const).map((system) => {
    const size = plainForm(system);
    const skipped = system in LENGTH_UNITS ? `${FRACTION}|` : '';
    const chain = String.raw`(?<![\p{L}\d.–—-])(?:${skipped}(${size}(?:${BETWEEN}${size})*))(?![\p{L}\d]|\.\d|${BETWEEN}\S|${OTHER_UNIT})`;
    return [system, new RegExp(chain, 'giu')];
  }),
);

const SEPARATORS = /(?:\s*(?:[,;&+/|]|\band\b)\s*)+/gi;

/** The labels of a chain: one size, a range of two, or a list of more; undefined if it can’t be read. */
function labelsOf(system: NumberedSystem, chain: string): string[] | undefined {
  const size = new RegExp(plainForm(system), 'giu');
  const labels = (chain.match(size) ?? []).map((each) => normalizeSize(system, each));
  const valid = labels.filter((label) => label !== undefined);
  if (valid.length !== labels.length) return undefined;
  const [first, last, ...others] = valid;
  if (first === undefined || last === undefined || others.length > 0) return valid;
  const step = STEPS[system];
  const [from, to] = [first, last].map((label) => Number(label.replace(/^2-/, '')));
  if (step === undefined || from === undefined || to === undefined || to < from) return undefined;
  return (to - from) % step === 0 ? sizeRange(system, { from, to, step }) : undefined;
}

/**
 * The sizes in a text: `10, 12, 14`, `2.4 2.6`, `16/18/20`, or a range of ring or bangle sizes, `8-22`, `2-2 to 2-12`.
 */
export function sizesInText(system: SizeSystem, text: string): SizesInText {
  if (system === 'free') {
    const labels = text.split(/[,;]/).flatMap((part) => normalizeSize(system, part) ?? []);
    return { labels: [...new Set(labels)], rest: '' };
  }
  const labels: string[] = [];
  const rest = text.replace(CHAINS[system] ?? /$^/, (match: string, chain?: string) => {
    const read = chain === undefined ? undefined : labelsOf(system, chain);
    labels.push(...(read ?? []));
    return read === undefined ? match : ',';
  });
  const ends = /^[\s,]+|[\s,]+$/g;
  const isRead = rest.replace(SEPARATORS, '').trim() === '';
  return {
    labels: [...new Set(labels)],
    rest: isRead ? '' : tidySize(rest.replace(/(?:\s*[,;]\s*)+/g, ', ').replace(ends, '')),
  };
}
