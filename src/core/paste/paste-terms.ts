/** Words that decide what a number in a pasted order means. */
import {
  ANY_UNIT_TERMS,
  DOZEN_TERMS,
  PAIR_TERMS,
  PIECE_TERMS,
  SET_TERMS,
} from '#core/unit-terms.ts';
import type { UnitKind } from '#core/unit-of-sale.ts';

const termSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What a word after a number counts: so many of a kind of unit. */
interface CountUnit {
  size: number;
  /** Undefined for words that people use for any unit. */
  kind?: Exclude<UnitKind, 'piece'>;
}

const unitsOf = (list: string, unit: CountUnit): [string, CountUnit][] =>
  list.split(' ').map((word) => [word, unit]);

export const DOZEN = 12;

export const COUNT_UNITS: ReadonlyMap<string, CountUnit> = new Map([
  ...unitsOf(`${PIECE_TERMS} ${ANY_UNIT_TERMS} qty quantity unit units`, { size: 1 }),
  ...unitsOf(PAIR_TERMS, { size: 1, kind: 'pair' }),
  ...unitsOf(SET_TERMS, { size: 1, kind: 'set' }),
  ...unitsOf(DOZEN_TERMS, {
    size: DOZEN,
  }),
  // Of unknown size.
  ...unitsOf(
    'pack packs packet packets pkt pkts box boxes carton cartons ctn pouch pouches dabba dabbe dibba ' +
      'dibbe lot lots bundle bundles card cards tray trays bag bags पैकेट डिब्बा डिब्बे',
    {
      size: NaN,
    },
  ),
]);

/** They count single pieces, also of a product that is sold in sets; `nos` and `units` may count sets. */
export const PIECES = termSet(PIECE_TERMS);

/** Before a quantity. */
export const QUANTITY_BEFORE = termSet('x qty quantity');

/** The quantity applies to every SKU of the line. */
export const FOR_EACH = termSet('each every');

/** Beside the number of a size. */
export const SIZES = termSet('size sizes sz no number finger');

/** Before a number that is no quantity: `Rs 180`, `purity 925`. */
export const MEASURED_BY = termSet('rs inr price rate mrp weight wt length purity');

/** After a number that is no quantity: `4.2 g`, `10 days`. */
export const MEASURES = termSet(
  'g gm gms gram grams gr kg mg ct carat mm cm in inch inches rs inr rupees am pm k kt karat ' +
    'percent day days week weeks month months',
);

/** Whether a number before “silver” is its purity: `925 silver`; 6 of `6 silver, 6 gold` is a quantity. */
export const isPurity = (value: number): boolean => value >= 800 || value === 92.5;

/** With one of these, the buyer confirms the quantity: limits and numbers in words. */
export const DOUBTFUL = termSet(
  'per about approx around max min maximum minimum least most more less plus or to ya se tak half ' +
    'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty ' +
    'hundred hundreds thousand gross lakh ek do teen char paanch das barah sau hazar',
);

/** Between the ends of a range of SKUs. */
export const UP_TO = /^\s*(?:-|to|till|upto|se)\s*$/i;

/** They may cancel or condition any SKU of the line. */
export const NEGATIONS = termSet(
  'not dont don cancel cancelled skip remove except without if unless instead otherwise ' +
    'nahi nahin nhi mat na agar नहीं मत వద్దు vaddu కాదు kadu',
);

/** A note of only these words says nothing about the product. */
export const COURTESIES = termSet(
  'please pls plz and of for need want send order pc pcs x qty thanks hi hello sir madam',
);

/** Whether a word decides what the number beside it means, and so is no part of a SKU. */
export const isTerm = (word: string): boolean =>
  [COUNT_UNITS, QUANTITY_BEFORE, FOR_EACH, SIZES, MEASURED_BY, MEASURES, DOUBTFUL].some((set) =>
    set.has(word),
  );
