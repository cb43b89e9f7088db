/** Words and signs for quantities in English, Hindi and Telugu. */

import { meaning } from './spellings.ts';

/** A pair counts as one piece; the word stays in the note for the shop. */
const PAIRS = meaning(
  1,
  'pair pairs pr jodi jodis joda jode जोड़ी జత జతలు jata jatalu jatha jathalu',
);
export const PAIR_TERMS: ReadonlySet<string> = new Set(PAIRS.map(([word]) => word));

/** Counting units and their number of pieces. */
export const COUNT_UNITS: ReadonlyMap<string, number> = new Map([
  ...meaning(
    1,
    'pc pcs pce pces piece pieces peice peices pis nos nag nags qty quantity unit units पीस पीसेस नग',
  ),
  ...meaning(1, 'పీస్ పీసులు పీసెస్ ముక్కలు piecelu peeslu mukkalu'),
  ...PAIRS,
  ...meaning(12, 'dozen dozens doz dz dzn darjan darzan दर्जन డజను డజన్ డజన్లు dajan dajanu dazan'),
  ...meaning(144, 'gross'),
]);

/** Units after which a number is a measure of the piece, a price or a time, not a count of pieces. */
export const MEASURES: ReadonlySet<string> = new Set([
  ...['g', 'gm', 'gms', 'gram', 'grams', 'gr', 'kg', 'kgs', 'mg', 'ct', 'cts', 'carat'],
  ...['mm', 'cm', 'in', 'inch', 'inches', 'rs', 'inr', 'rupees', 'rupee', 'am', 'pm', 'k'],
  ...['karat', 'kt', 'percent', 'silver', 'day', 'days', 'din', 'week', 'weeks', 'hafte', 'month'],
  ...['months', 'mahine', 'year', 'years', 'hour', 'hours', 'ghante', 'baje', 'tarikh', 'tareekh'],
]);

/** Words before numbers that are sizes. After a number they are its unit: `14 no`. */
export const SIZED_BY: ReadonlySet<string> = new Set([
  ...['size', 'sz', 'sizes', 'indian', 'us', 'no', 'num', 'number', 'finger', 'naap'],
]);

/** Words before a price or a purity. */
export const MEASURED_BY: ReadonlySet<string> = new Set([
  ...['rs', 'inr', 'price', 'rate', 'mrp', 'weight', 'wt'],
  ...['length', 'purity', 'sterling', 'date'],
]);

/** Marks a quantity for each of several items. */
export const FOR_EACH: ReadonlySet<string> = new Set([
  'each',
  'every',
  'har',
  'sab',
  'sabhi',
  'all',
]);

/** Between the ends of a range of SKUs or quantities. */
export const UP_TO: ReadonlySet<string> = new Set([
  'to',
  'till',
  'upto',
  'se',
  'tak',
  'thru',
  'through',
]);

/** Short words before a number that are not the prefix of a SKU. */
export const FILLER_TERMS: ReadonlySet<string> = new Set([
  ...['n', 'nd', 'but', 'lekin', 'wala', 'wali', 'wale', 'vala', 'vali', 'vale'],
  ...['के', 'का', 'की', 'को', 'और', 'में', 'भी', 'वाला', 'वाली', 'वाले', 'మరియు', 'mariyu'],
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

/** Words that mark the following number as a quantity. */
export const QUANTITY_BEFORE: ReadonlySet<string> = new Set(['x', 'qty', 'quantity', 'pcs']);

/** Words beside a number that do not change it. */
export const HARMLESS: ReadonlySet<string> = new Set([
  ...[
    'x',
    'do',
    'dedo',
    'lo',
    'lena',
    'bhej',
    'bhejo',
    'bhejna',
    'bhejiye',
    'bhejdo',
    'kar',
    'karo',
  ],
  ...[
    'karna',
    'chahiye',
    'chahie',
    'chaiye',
    'chahye',
    'hai',
    'ji',
    'sirf',
    'bas',
    'jaldi',
    'kindly',
  ],
  ...['भेजो', 'भेज', 'भेजना', 'भेजिए', 'चाहिए', 'दे', 'दो', 'देना', 'दीजिए', 'कर', 'है', 'जी'],
  ...['kavali', 'kaavali', 'pampandi', 'pampinchandi', 'pampu', 'ivvandi', 'kuda', 'cheyandi'],
  ...['కావాలి', 'పంపండి', 'పంపించండి', 'ఇవ్వండి'],
  ...['please', 'urgent', 'urgently', 'asap', 'thanks', 'required', 'book', 'confirm', 'thank'],
]);

/** Product types: `12 rings` is a quantity, `ring 12` may be a size. */
export const KINDS: ReadonlySet<string> = new Set([
  ...[
    'ring',
    'rings',
    'earring',
    'earrings',
    'stud',
    'studs',
    'chain',
    'chains',
    'bangle',
    'bangles',
  ],
  ...[
    'pendant',
    'pendants',
    'bracelet',
    'bracelets',
    'anklet',
    'anklets',
    'payal',
    'items',
    'item',
  ],
]);

/** How pieces look: "12 gold" counts gold ones. */
export const LOOKS: ReadonlySet<string> = new Set([
  ...['gold', 'golden', 'silver', 'rose', 'rosegold', 'rhodium', 'plated', 'plating', 'polish'],
  ...['polished', 'matt', 'matte', 'oxidised', 'oxidized', 'antique', 'enamel', 'enamelled'],
  ...['white', 'black', 'red', 'blue', 'green', 'pink'],
]);

/** Words that make a quantity ambiguous: packs, limits, calculations. */
export const DOUBTFUL: ReadonlySet<string> = new Set([
  ...[
    'pack',
    'packs',
    'packet',
    'packets',
    'pkt',
    'pkts',
    'box',
    'boxes',
    'set',
    'sets',
    'lot',
    'lots',
  ],
  ...['bundle', 'bundles', 'card', 'cards', 'case', 'carton', 'cartons', 'tray', 'trays', 'strip'],
  ...['bag', 'bags', 'pouch', 'dabba', 'dabbe', 'gaddi', 'kit', 'kits', 'score', 'couple', 'few'],
  ...[
    'about',
    'approx',
    'around',
    'nearly',
    'max',
    'maximum',
    'min',
    'minimum',
    'atleast',
    'least',
  ],
  ...['most', 'more', 'less', 'plus', 'minus', 'over', 'under', 'kam', 'zyada', 'jyada', 'kareeb'],
  ...[
    'karib',
    'lagbhag',
    'upto',
    'tak',
    'double',
    'triple',
    'twice',
    'dugna',
    'kuch',
    'kai',
    'or',
    'ya',
    'na',
  ],
]);
