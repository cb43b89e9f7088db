/** Number words in English, Hindi and Telugu. */
import { counting, meaning } from './spellings.ts';
import {
  TELUGU_DIGITS,
  TELUGU_FRACTIONS,
  TELUGU_MULTIPLIERS,
  TELUGU_TEENS,
  TELUGU_TENS,
} from './telugu-number-names.ts';

/** Tens that can be followed by a digit word; Hindi has a word for each number. */
export const TENS: ReadonlyMap<string, number> = new Map([
  ...counting(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
  ...TELUGU_TENS,
]);
export const ADDED_DIGITS: ReadonlyMap<string, number> = new Map([
  ...counting(1, 'one two three four five six seven eight nine'),
  ...TELUGU_DIGITS,
]);

/**
 * Words for one number. `do` also means "give"; `saath` (60) is missing because it also means "with".
 */
export const NUMBER_NAMES: ReadonlyMap<string, number> = new Map([
  ...ADDED_DIGITS,
  ...TELUGU_TEENS,
  ...counting(
    10,
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...TENS,
  ...counting(1, 'ek do teen/tin char/chaar panch/paanch/paach che/chhe/chah saat aath/aanth nau'),
  ...counting(10, 'das/dus/dass gyarah/gyaarah/gyara barah/baarah/bara/baara/barha terah'),
  ...counting(14, 'chaudah/chauda pandrah/pandra/pandara solah/sola satrah/satra/sattrah'),
  ...counting(
    18,
    'atharah/athaarah/athara unnis/unnees bees/bis ikkis/ikkees bais/baees teis/teees',
  ),
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
  ...counting(1, 'एक दो तीन चार पाँच/पांच/पाञ्च छह/छः/छे सात आठ नौ दस ग्यारह बारह तेरह चौदह'),
  ...counting(15, 'पंद्रह/पन्द्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस'),
  ...counting(30, 'तीस - - - - पैंतीस छत्तीस - - - चालीस - - - - पैंतालीस - - अड़तालीस'),
  ...counting(50, 'पचास साठ सत्तर अस्सी नब्बे', 10),
]);

/** Fractions; alone they have no meaning. */
export const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ...meaning(0.5, 'half aadha adha aadhi आधा आधी'),
  ...meaning(1.25, 'sava'),
  ...meaning(1.5, 'dedh derh डेढ़'),
  ...meaning(2.5, 'dhai dhaai adhai ढाई'),
  ...TELUGU_FRACTIONS,
]);

/** What they add to the number that follows: `sadhe teen` is three and a half. */
export const ADDED_BEFORE: ReadonlyMap<string, number> = new Map([
  ...meaning(0.5, 'sadhe saadhe sarhe'),
  ...meaning(-0.25, 'paune'),
]);

/** Their effect on the preceding number. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ...meaning(100, 'hundred sau सौ'),
  ...meaning(1_000, 'thousand hazar hazaar hajar hajaar हजार हज़ार'),
  ...meaning(100_000, 'lakh lac lakhs लाख'),
  ...TELUGU_MULTIPLIERS,
]);
