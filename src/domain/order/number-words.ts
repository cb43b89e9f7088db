/** Numbers as people write them in words, in English and in Hindi with Latin letters. */

/** Words, parted by spaces, that stand for one number. */
export const meaning = (value: number, words: string): [string, number][] =>
  words.split(' ').map((word) => [word, value]);

/** Numbers from `from` on, one for each word; `/` parts spellings of one number, `-` is a gap. */
const counting = (from: number, words: string): [string, number][] =>
  words
    .split(' ')
    .flatMap((spellings, index) => meaning(from + index, spellings.replaceAll('/', ' ')))
    .filter(([word]) => word !== '-');

/** English tens, to which a digit in words may be added. */
export const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 20 + index * 10]),
);
export const ENGLISH_DIGITS: ReadonlyMap<string, number> = new Map(
  counting(1, 'one two three four five six seven eight nine'),
);

/** Words for one number each. `do` is also "give"; `saath` (60) is missing since it is "with" too. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...ENGLISH_DIGITS,
  ...counting(
    10,
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...TENS,
  ...counting(1, 'ek do teen/tin char/chaar panch/paanch che/chhe/chah saat aath nau das/dus'),
  ...counting(11, 'gyarah/gyaarah barah/baarah terah chaudah pandrah/pandra solah satrah'),
  ...counting(18, 'atharah/athaarah unnis/unnees bees/bis ikkis/ikkees bais/baees teis/teees'),
  ...counting(24, 'chaubis/chaubees pachis/pachees chhabbis/chabbis sattais/satais atthais/athais'),
  ...counting(29, 'untis/untees tees/tis iktis/ikattis battis/battees taintis/tetis chauntis'),
  ...counting(
    35,
    'paintis/paintees chhattis/chattis saintis/saintees adtis/artis untalis chalis/chalees',
  ),
  ...counting(
    41,
    'iktalis bayalis/byalis taintalis chauvalis/chawalis paintalis chhiyalis saintalis',
  ),
  ...counting(48, 'adtalis unchas/unchaas pachas/pachaas ikyavan/ikyawan bavan/bawan tirpan'),
  ...counting(54, 'chauvan/chauwan pachpan chhappan/chappan sattavan atthavan unsath'),
  ...counting(70, 'sattar ikhattar bahattar tihattar chauhattar pachhattar/pachattar'),
  ...counting(80, 'assi ikyasi bayasi tirasi chaurasi pachasi'),
  ...counting(90, 'nabbe ikyanve banve tiranve chauranve pachanve'),
]);

/** Parts of a whole; alone they say nothing. */
export const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ...meaning(0.5, 'half aadha adha aadhi'),
  ...meaning(1.25, 'sava'),
  ...meaning(1.5, 'dedh derh'),
  ...meaning(2.5, 'dhai dhaai adhai'),
]);

/** What they add to the number that follows: `sadhe teen` is three and a half. */
export const ADDED_BEFORE: ReadonlyMap<string, number> = new Map([
  ...meaning(0.5, 'sadhe saadhe sarhe'),
  ...meaning(-0.25, 'paune'),
]);

/** What they make of the number before them. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ...meaning(100, 'hundred sau'),
  ...meaning(1_000, 'thousand hazar hazaar hajar hajaar'),
  ...meaning(100_000, 'lakh lac lakhs'),
]);
