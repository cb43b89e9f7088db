/** Reads the quantities for which a column has prices from its name: `12–47 pcs`, `48+`, `MOQ 12 price`. */
import { foldedName } from './foreign-names.ts';
import { includesTax, weightOfRate } from './read-money.ts';

export interface QuantityInName {
  /** The smallest quantity. */
  from: number;
  /** The greatest one; undefined if there is none. */
  to: number | undefined;
  /** Whether its name says that it has prices, or which quantity it means; a range alone may also be one of sizes. */
  isNamed: boolean;
  /** Whether it names a smallest order: `MOQ 12 price`. */
  isMoq: boolean;
  /** A quantity alone, `12 pcs`, may also be a stock or a pack. */
  isRange: boolean;
  /** `more than 47` starts at 48, as `more than 48` does beside `12–47`. */
  isAbove: boolean;
  /** Words for a unit of sale: `pairs`. */
  unit: string | undefined;
}

const folded = (terms: string): ReadonlySet<string> => new Set(terms.split(' ').map(foldedName));

const PRICE = folded(
  'price prices rate rates wsp amount wholesale selling bulk prix tarif कीमत मूल्य दाम दर रेट भाव bhav',
);
const SMALLEST = folded('moq min minimum');
const QUANTITY = folded('qty qnty quantity quantities qte quantite मात्रा');
const UNIT = folded(
  'pc pcs piece pieces pièce pièces no nos unit units pr prs pair pairs paire paires set sets पीस नग जोड़ी सेट',
);
/** Words that say nothing more. */
const OTHERS = folded(
  'for of at de per par each order orders tier slab inr rs rupees usd eur pour',
);

const TO = `(?:-|to|till|a|${foldedName('से')})`;
const MORE = `(?:(?:&|and|or|et|ou|${foldedName('या')}|${foldedName('से')}) )?(?:[+]|above|more|up|over|plus|upwards?|onwards?|${foldedName('अधिक')}|${foldedName('ऊपर')})`;
const FORMS = {
  range: new RegExp(String.raw`^(\d+) ${TO} (\d+)$`),
  from: new RegExp(String.raw`^(?:(\d+) ${MORE}|(?:>=|≥|from|a partir|des) (\d+))$`),
  above: /^(?:>|above|over|more than|plus) (\d+)$/,
  upTo: /^(?:<=|≤|up ?to|till|jusqu a) (\d+)$/,
  below: /^(?:<|below|under|less than|moins) (\d+)$/,
  one: /^(\d+)$/,
} as const;

/** The first and last quantity of a text without other words. */
function boundsIn(text: string): Pick<QuantityInName, 'from' | 'to' | 'isAbove'> | undefined {
  const number = (form: RegExp): number => Number(form.exec(text)?.slice(1).find(Boolean) ?? 0);
  const range = FORMS.range.exec(text);
  if (range) return { from: Number(range[1]), to: Number(range[2]), isAbove: false };
  const [upTo, below] = [number(FORMS.upTo), number(FORMS.below) - 1];
  if (upTo > 0 || below > 0) return { from: 1, to: Math.max(upTo, below), isAbove: false };
  const above = number(FORMS.above);
  const from = above > 0 ? above + 1 : number(FORMS.from) || number(FORMS.one);
  return from > 0 ? { from, to: undefined, isAbove: above > 0 } : undefined;
}

const LATEST_YEAR = 2_100;
const EARLIEST_YEAR = 1_990;

/** Undefined if the name has other words, or quantities that are none, such as a year. */
export function quantityInName(name: string): QuantityInName | undefined {
  // A price for 12 together, one by weight, or one with tax.
  if (/(?:\/|\bper|\bpar|प्रति)\s*\d|\bsets?\s+of\b/iu.test(name)) return undefined;
  if (includesTax(name) || weightOfRate(name) !== undefined) return undefined;
  const signs = /\d+|[\p{L}\p{M}]+|>=|<=|[≥≤<>+&-]/gu;
  const plain = name
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  // Another sign, as in `12.5` or `12/14`, joins numbers to something else.
  if (/\d\s*[./:x×]\s*\d/iu.test(plain)) return undefined;
  const tokens = [...plain.matchAll(signs)].map(([text]) => foldedName(text) || text);
  const isWord = (token: string | undefined, ...sets: readonly ReadonlySet<string>[]): boolean =>
    token !== undefined && sets.some((terms) => terms.has(token));
  const left = tokens.filter((each) => !isWord(each, PRICE, SMALLEST, QUANTITY, UNIT, OTHERS));
  const bounds = boundsIn(left.join(' '));
  if (bounds === undefined) return undefined;
  const { from, to = Infinity } = bounds;
  if (to < from || (from >= EARLIEST_YEAR && from <= LATEST_YEAR && to === from + 1))
    return undefined;
  const isRange = left.length > 1;
  const at = tokens.findIndex((each) => /^\d/.test(each));
  const hasPrice = tokens.some((each) => PRICE.has(each));
  const isCounted =
    isWord(tokens[at + 1], SMALLEST, UNIT) ||
    (hasPrice && isWord(tokens[at - 1], SMALLEST, QUANTITY));
  const isMoq = !isRange && tokens.some((each) => SMALLEST.has(each));
  // `Price 2` is the second price, and `Qty 2` the second quantity.
  if (!isRange && !isCounted) return undefined;
  return {
    ...bounds,
    ...{ isRange, isMoq },
    isNamed: isRange ? hasPrice || tokens.some((each) => isWord(each, UNIT, QUANTITY)) : hasPrice,
    unit: tokens.slice(at).find((each) => UNIT.has(each)),
  };
}
