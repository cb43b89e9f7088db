/** Guesses how a list writes numbers: units in its header, its currency and its decimal separator. */
import { foldedName } from './foreign-names.ts';
import type { CellFormat } from './mapping.ts';
import type { List } from './read-list.ts';
import { CURRENCIES, currencyIn } from './read-money.ts';

/** `Weight (kg)`, `poids_kg`. */
const weightIn = (units: string): RegExp =>
  new RegExp(String.raw`(?:weight|(?<![a-z])wt|poids|वज).*(?<![a-z])(?:${units})(?![a-z])`, 'i');

const WEIGHT_UNITS = [
  ['kg', weightIn('kgs?')],
  ['oz', weightIn('oz|ounces?')],
  ['lb', weightIn('lbs?|pounds?')],
  ['mg', weightIn('mgs?')],
] as const;

const SAMPLES = 500;

/** The currency that most amounts name: `12,50 €`. */
function currencyOfAmounts({ rows }: List): string | undefined {
  const named = rows.slice(0, SAMPLES).flatMap(({ cells }) => cells.map(currencyIn));
  const counts = Map.groupBy(
    named.filter((code) => code !== undefined),
    (code) => code,
  );
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0];
}

/** The one currency of a column for it, or the one in the name of a price column or in amounts. */
function currencyOf(list: List): string | undefined {
  const { header, rows } = list;
  const place = header.findIndex((name) => ['currency', 'devise'].includes(foldedName(name)));
  const written = place < 0 ? header : [rows[0]?.cells[place] ?? ''];
  const named = CURRENCIES.find((code) =>
    written.some((text) => new RegExp(String.raw`\b${code}\b`).test(text)),
  );
  return named ?? currencyOfAmounts(list);
}

const AMOUNTS =
  /weight|wt|poids|prix|price|rate|mrp|tarif|gms?\b|grams?|वजन|वज़न|कीमत|क़ीमत|मूल्य|दाम|दर|रेट|भाव/i;

/** One or two digits at the end, behind a point or a comma: `12.5`, `₹1,240.00`, `12,5 g`. */
const DECIMALS = { '.': /\d\.\d{1,2}[^\d.,]*$/, ',': /\d,\d{1,2}[^\d.,]*$/ } as const;

/** A comma only if no amount has a point. */
function isDecimalComma({ header, rows }: List): boolean {
  const places = [...header.keys()].filter((place) => AMOUNTS.test(header[place] ?? ''));
  const figures = rows
    .slice(0, SAMPLES)
    .flatMap(({ cells }) => places.map((at) => cells[at] ?? ''));
  const has = (mark: keyof typeof DECIMALS) => figures.some((text) => DECIMALS[mark].test(text));
  return has(',') && !has('.');
}

/** Only what differs from the usual format. */
export function guessFormat(list: List): Partial<CellFormat> {
  const currency = currencyOf(list);
  const unit = WEIGHT_UNITS.find(([, form]) => list.header.some((name) => form.test(name)))?.[0];
  return {
    ...(currency !== undefined && { currency }),
    ...(unit !== undefined && { weightUnit: unit }),
    ...(isDecimalComma(list) && { decimal: ',' as const }),
  };
}
