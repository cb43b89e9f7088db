/** Columns with the units of weights: `Weight` and `Weight Unit`, Amazon's `item_weight_unit_of_measure`. */
import { foldedName, foreignNames } from './foreign-names.ts';

const WEIGHTS: ReadonlySet<string> = new Set([
  ...['netweight', ...foreignNames('netWeightMg')],
  ...['grossweight', ...foreignNames('grossWeightMg')],
]);

/** What a column for the units of all weights calls them. */
const ANY_WEIGHT = ['weight', 'wt', 'poids', 'वजन'].map(foldedName);

const unitNames = (weight: string): string[] => [
  ...['unit', 'units', 'uom', 'unitofmeasure', 'unitofmeasurement'].map(
    (unit) => `${weight}${unit}`,
  ),
  ...['unitof', 'unite', 'unitede', 'unitedu'].map((unit) => `${unit}${weight}`),
];

/** The place of the units of a column; undefined if it has no weights, or names its unit, as Shopify's `Variant Grams`. */
function placeOfUnits(header: readonly string[], name: string): number | undefined {
  const own = foldedName(name);
  if (!WEIGHTS.has(own) || /(?:grams?|gms?)$/.test(own)) return undefined;
  const names = header.map(foldedName);
  return [own, ...ANY_WEIGHT]
    .flatMap(unitNames)
    .map((each) => names.indexOf(each))
    .find((place) => place >= 0);
}

/** By the place of each column of weights, the place of their units. */
export const unitsByPlace = (header: readonly string[]): ReadonlyMap<number, number> =>
  new Map(
    header.flatMap((name, place): [number, number][] => {
      const unit = placeOfUnits(header, name);
      return unit === undefined ? [] : [[place, unit]];
    }),
  );

/** The columns with units of weights. */
export const weightUnitColumns = (header: readonly string[]): string[] =>
  [...unitsByPlace(header).values()].map((place) => header[place] ?? '');
