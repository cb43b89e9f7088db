/** Telugu number words, in Telugu script and in Latin letters. */
import { counting, meaning } from './spellings.ts';

/** Tens, to which a digit may be added: `iravai aidu` is 25. */
export const TELUGU_TENS = [
  ...counting(20, 'ఇరవై/iravai/iruvai/irvai ముప్పై/ముప్ఫై/muppai/muppay', 10),
  ...counting(40, 'నలభై/nalabhai/nalabai/nalubhai యాభై/yabhai/yaabhai/yabai/yaabai', 10),
  ...counting(60, 'అరవై/aravai/arvai డెబ్బై/debbai/debbhai', 10),
  ...counting(80, 'ఎనభై/enabhai/enabai/yenabhai తొంభై/tombhai/thombhai/tombai', 10),
];

export const TELUGU_DIGITS = [
  ...counting(1, 'ఒకటి/ఒక/okati/oka/okka రెండు/rendu మూడు/moodu/mudu నాలుగు/nalugu/naalugu'),
  ...counting(5, 'ఐదు/అయిదు/aidu/ayidu/aydu ఆరు/aaru/aru ఏడు/edu/yedu'),
  ...counting(8, 'ఎనిమిది/enimidi/yenimidi తొమ్మిది/tommidi/thommidi'),
];

export const TELUGU_TEENS = [
  ...counting(10, 'పది/padi పదకొండు/padakondu పన్నెండు/pannendu/pannindu/panendu'),
  ...counting(13, 'పదమూడు/padamoodu/padamudu పద్నాలుగు/పధ్నాలుగు/padnalugu/padhnalugu'),
  ...counting(15, 'పదిహేను/పదహైదు/padihenu/padhihenu పదహారు/padaharu/padahaaru/padhaharu'),
  ...counting(17, 'పదిహేడు/పదహేడు/padihedu/padhihedu పద్దెనిమిది/paddenimidi/padhenimidi'),
  ...counting(19, 'పంతొమ్మిది/పందొమ్మిది/pantommidi/panthommidi/pandommidi'),
];

export const TELUGU_FRACTIONS = meaning(0.5, 'అర ara');

export const TELUGU_MULTIPLIERS = [
  ...meaning(100, 'వంద వందలు వందల నూరు vanda vandha vandalu vandala nooru nuru'),
  ...meaning(1_000, 'వెయ్యి వేలు వేల veyyi veyi velu vela'),
  ...meaning(100_000, 'లక్ష లక్షలు laksha'),
];
