/** Weights and prices in a question: `5 gram ring`, `under 500 rs`, `above 10 g`. */

/** What is asked of a weight or a price. */
export interface Measure {
  of: 'grams' | 'rupees';
  /** Grams or rupees. */
  least: number;
  most: number;
}

const GRAMS: ReadonlySet<string> = new Set(['g', 'gm', 'gms', 'gr', 'grm', 'gram', 'grams']);
const RUPEES: ReadonlySet<string> = new Set(['rs', 'inr', 'rupee', 'rupees', 'rupaye', 'rupay']);
const UPPER: ReadonlySet<string> = new Set([
  'under',
  'below',
  'less',
  'up',
  'upto',
  'within',
  'max',
]);
const LOWER: ReadonlySet<string> = new Set(['above', 'over', 'more', 'min']);
const LINKS: ReadonlySet<string> = new Set(['than', 'to']);

/** "5 gram" means about so much: within this part of it, and never nearer than that many grams. */
const ABOUT = 0.1;
const ABOUT_GRAMS = 0.3;
/** A bound without a unit is in rupees from here on; no piece weighs more in grams that is asked for so. */
const RUPEES_FROM = 100;

const FIGURE = /^\d+(?:\.\d+)?$/;

interface Found {
  measure: Measure;
  /** Words that make it up: the first, and the one after the last. */
  from: number;
  to: number;
}

function unitAt(word: string | undefined): Measure['of'] | undefined {
  if (word === undefined) return undefined;
  return GRAMS.has(word) ? 'grams' : RUPEES.has(word) ? 'rupees' : undefined;
}

function bounds(figure: number, bound: string | undefined, of: Measure['of']): Measure {
  if (bound !== undefined && UPPER.has(bound)) return { of, least: 0, most: figure };
  if (bound !== undefined && LOWER.has(bound)) return { of, least: figure, most: Infinity };
  const around = of === 'grams' ? Math.max(ABOUT_GRAMS, figure * ABOUT) : figure * ABOUT;
  return { of, least: figure - around, most: figure + around };
}

/** The measure whose figure stands at `at`, if that figure is one. */
function measureAt(words: readonly string[], at: number): Found | undefined {
  const word = words[at];
  if (word === undefined || !FIGURE.test(word)) return undefined;
  const figure = Number(word);
  const unitAfter = unitAt(words[at + 1]);
  const unitBefore = unitAfter === undefined ? unitAt(words[at - 1]) : undefined;
  let from = unitBefore === undefined ? at : at - 1;
  if (LINKS.has(words[from - 1] ?? '')) from -= 1;
  const before = words[from - 1];
  const bound =
    before !== undefined && (UPPER.has(before) || LOWER.has(before)) ? before : undefined;
  const unit = unitAfter ?? unitBefore;
  if (unit === undefined && bound === undefined) return undefined;
  const of = unit ?? (figure < RUPEES_FROM ? 'grams' : 'rupees');
  return {
    measure: bounds(figure, bound, of),
    from: bound === undefined ? (unitBefore === undefined ? at : at - 1) : from - 1,
    to: at + (unitAfter === undefined ? 1 : 2),
  };
}

/** Parts words into those that measure and the others. */
export function takeMeasures(words: readonly string[]): { measures: Measure[]; rest: string[] } {
  const measures: Measure[] = [];
  const rest: string[] = [];
  const found = words.map((_, at) => measureAt(words, at)).filter((each) => each !== undefined);
  words.forEach((word, at) => {
    if (!found.some(({ from, to }) => at >= from && at < to)) rest.push(word);
  });
  for (const { measure } of found) measures.push(measure);
  return { measures, rest };
}
