/** Weights and prices in a query, such as `5 gram ring`, `ring under 500` and `above rs 1000`. */

/** A range of grams or rupees. */
export interface Measure {
  of: 'grams' | 'rupees';
  least: number;
  most: number;
}

/** "5 gram" means approximately: this tolerance, but at least that many grams. */
const ABOUT = 0.1;
const ABOUT_GRAMS = 0.3;
/**
 * From here on a number without a unit is in rupees: no product that is searched for by weight is heavier.
 */
const RUPEES_FROM = 100;

const UPPER = 'under|below|less than|up to|upto|within|max';
const LOWER = 'above|over|more than|min';
const GRAMS = 'g|gms?|gr|grm|grams?';
const RUPEES = 'rs|inr|rupees?|rupaye|rupay';
/** A bound, a unit, the number and a unit; the number alone says nothing. */
const MEASURE = new RegExp(
  `(?<= )(?:(?:(${UPPER})|(${LOWER})) )?(?:(${RUPEES}) )?(\\d+(?:\\.\\d+)?)(?: (?:(${GRAMS})|(${RUPEES})))?(?= )`,
  'g',
);

/** Splits tokens into measures and the rest. */
export function takeMeasures(tokens: readonly string[]): { measures: Measure[]; rest: string[] } {
  const measures: Measure[] = [];
  const rest = ` ${tokens.join(' ')} `.replace(
    MEASURE,
    (match: string, ...[upper, lower, rupees, number, grams, after]: (string | undefined)[]) => {
      const figure = Number(number);
      const isBound = upper !== undefined || lower !== undefined;
      const isRupees = rupees !== undefined || after !== undefined;
      if (!isBound && !isRupees && grams === undefined) return match;
      const of = isRupees || (grams === undefined && figure >= RUPEES_FROM) ? 'rupees' : 'grams';
      const around = isBound ? 0 : Math.max(figure * ABOUT, of === 'grams' ? ABOUT_GRAMS : 0);
      const least = upper === undefined ? figure - around : 0;
      measures.push({ of, least, most: lower === undefined ? figure + around : Infinity });
      return '';
    },
  );
  return { measures, rest: rest.split(' ').filter((word) => word !== '') };
}
