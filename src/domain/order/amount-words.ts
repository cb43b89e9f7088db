/** Words and signs by which people say how many, in English and in Hindi written with Latin letters. */

/** Words, parted by spaces, that stand for one number. */
const meaning = (value: number, words: string): [string, number][] =>
  words.split(' ').map((word) => [word, value]);

/** Small numbers as words. `do` is also "give", so it counts only before a unit. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...meaning(1, 'one ek'),
  ...meaning(2, 'two do'),
  ...meaning(3, 'three teen tin'),
  ...meaning(4, 'four char chaar'),
  ...meaning(5, 'five panch paanch'),
  ...meaning(6, 'six che chhe chah'),
  ...meaning(7, 'seven saat'),
  ...meaning(8, 'eight aath'),
  ...meaning(9, 'nine nau'),
  ...meaning(10, 'ten das'),
  ...meaning(11, 'eleven gyarah'),
  ...meaning(12, 'twelve barah baarah'),
  ...meaning(20, 'twenty bees'),
  ...meaning(0.5, 'half aadha'),
]);

/** Units of counting, with how many pieces each stands for. */
export const COUNT_UNITS: ReadonlyMap<string, number> = new Map([
  ...meaning(
    1,
    'pc pcs pce pces piece pieces peice peices pis no nos nag qty quantity unit units pair pairs pr jodi jodis',
  ),
  ...meaning(12, 'dozen dozens doz dz dzn darjan darzan'),
]);

/** Units after which a number is a measure of the piece, not a count of pieces. */
export const MEASURES: ReadonlySet<string> = new Set([
  ...['g', 'gm', 'gms', 'gram', 'grams', 'gr', 'kg', 'kgs', 'mg', 'ct', 'cts', 'carat'],
  ...['mm', 'cm', 'in', 'inch', 'inches', 'rs', 'inr', 'rupees', 'rupee', 'am', 'pm', 'k'],
]);

/** Words before a number that is a size, a price or a purity. */
export const MEASURED_BY: ReadonlySet<string> = new Set([
  ...['size', 'sz', 'sizes', 'indian', 'us', 'rs', 'inr', 'price', 'rate', 'mrp', 'weight', 'wt'],
  ...['length', 'purity', 'sterling'],
]);

/** Says that something shall not be sent. */
export const NOT_WANTED: ReadonlySet<string> = new Set([
  ...['not', 'dont', 'cancel', 'cancelled', 'remove', 'except', 'without'],
  ...['nahi', 'nahin', 'nai', 'mat', 'hatao', 'hata'],
]);

/** Says that a quantity is meant for each of several. */
export const FOR_EACH: ReadonlySet<string> = new Set([
  'each',
  'every',
  'har',
  'sab',
  'sabhi',
  'all',
]);

/** Stands between the first and the last of a row of codes, or between two quantities. */
export const UP_TO: ReadonlySet<string> = new Set([
  'to',
  'till',
  'upto',
  'se',
  'tak',
  'thru',
  'through',
]);

/** Short words that stand before a number and begin no code. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set([
  ...['of', 'for', 'and', 'the', 'pls', 'plz', 'send', 'need', 'want', 'only', 'total', 'order'],
  ...[
    'ke',
    'ka',
    'ki',
    'ko',
    'pe',
    'me',
    'mein',
    'aur',
    'bhi',
    'de',
    'dena',
    'call',
    'sir',
    'bhai',
  ],
]);

/** Words before a number that say it counts pieces. */
export const QUANTITY_BEFORE: ReadonlySet<string> = new Set(['x', 'qty', 'quantity', 'pcs']);
