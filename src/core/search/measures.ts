/** Weights and prices in a query: `5 gram ring`, `under 500 rs`, `above 10 g`. */

/** A range of weight or price. */
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

/** "5 gram" means approximately: this tolerance, but at least that many grams. */
const ABOUT = 0.1;
const ABOUT_GRAMS = 0.3;
/**
 * From here on a number without a unit is in rupees: no product that is searched for by weight is heavier.
 */
const RUPEES_FROM = 100;

const FIGURE = /^\d+(?:\.\d+)?$/;

interface MeasureMatch {
  measure: Measure;
  /** The first token of the match, and the one after its last. */
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

/** The measure with its number at `at`, if there is one. */
function measureAt(tokens: readonly string[], at: number): MeasureMatch | undefined {
  const word = tokens[at];
  if (word === undefined || !FIGURE.test(word)) return undefined;
  const figure = Number(word);
  const unitAfter = unitAt(tokens[at + 1]);
  const unitBefore = unitAfter === undefined ? unitAt(tokens[at - 1]) : undefined;
  let from = unitBefore === undefined ? at : at - 1;
  if (LINKS.has(tokens[from - 1] ?? '')) from -= 1;
  const before = tokens[from - 1];
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

/** Splits tokens into measures and the rest. */
export function takeMeasures(tokens: readonly string[]): { measures: Measure[]; rest: string[] } {
  const measures: Measure[] = [];
  const rest: string[] = [];
  const matches = tokens.map((_, at) => measureAt(tokens, at)).filter((each) => each !== undefined);
  tokens.forEach((word, at) => {
    if (!matches.some(({ from, to }) => at >= from && at < to)) rest.push(word);
  });
  for (const { measure } of matches) measures.push(measure);
  return { measures, rest };
}
