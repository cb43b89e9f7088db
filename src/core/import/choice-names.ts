/** The names that lists use for the choices of a field: plating, finish, hallmark, closure and stock. */
import { foldedName } from './foreign-names.ts';

/** By value; its own name is understood anyway. */
const NAMES: Readonly<Record<string, string>> = {
  none: 'no, plain, plain silver, silver, sterling silver, without, non, aucun, argent, argente, argent massif, सादा, चांदी, चाँदी, सिल्वर, बिना पॉलिश',
  rhodium:
    'white rhodium, rhodium white, rh, rp, rhodie, rhodiee, plaque rhodium, argent rhodie, रोडियम, सफेद रोडियम, रोडियम प्लेटेड, रोडियम पॉलिश',
  gold: 'yellow gold, micro gold, gold vermeil, golden, yg, gp, dore, doree, or, or jaune, plaque or, plaquee or, plaque or jaune, vermeil, सोना, गोल्ड, सुनहरा, गोल्ड प्लेटेड, गोल्ड पॉलिश, सोने की पॉलिश, सोने का पानी',
  'rose-gold':
    'rose, pink gold, rg, or rose, plaque or rose, dore rose, रोज गोल्ड, रोज़ गोल्ड प्लेटेड, गुलाबी सोना',
  'two-tone':
    'dual tone, two tones, silver and gold, gold rhodium, gold and rhodium, rhodium gold, rhodium and gold, 2 tone, bicolore, deux tons, bicolor, टू टोन, दो रंग',
  polished: 'high, shiny, glossy, mirror, poli, brillant',
  matte: 'mat, satin, brushed, matt, dull, brosse, मैट',
  textured: 'hammered, texture, martele',
  oxidised: 'oxidized, antique, black, oxyde, vieilli, ऑक्सीडाइज्ड',
  'diamond-cut': 'dc, laser cut',
  enamelled: 'enamel, enameled, meena, meenakari, email, emaille, मीना',
  bis: 'yes, y, true, hallmarked, bis 925, 925 bis, bis certified, oui, हाँ, हॉलमार्क, बीआईएस',
  bisHuid: 'huid, bis huid, huid bis, bis and huid, bis with huid, with huid, huid number, एचयूआईडी',
  'push-back':
    'push, push on, push lock, butterfly, butterfly back, friction, friction back, poussette, poussettes, पुश, पुश बैक, पुशबैक',
  'screw-back': 'screw post, bombay screw, south screw, tige a vis, poussette a vis, स्क्रू बैक',
  hook: 'fish hook, ear hook, french hook, shepherd hook, hooks, hook lock, crochet, crochets, हुक',
  'lever-back': 'lever, lever lock, dormeuse, dormeuses, लीवर, लीवर बैक',
  hinged: 'hinge, hinge lock, latch, latch back, latch lock, charniere, a charniere, कब्ज़ा',
  'clip-on': 'clip, clips, clip back, clip ons, क्लिप',
  wire: 'ear wire, ear wires, kidney wire, french wire, तार',
  'l-post': 'l shape, l pin, l type',
  lobster:
    'lobster claw, lobster lock, lobster hook, claw, parrot, parrot lock, mousqueton, लॉबस्टर, लोबस्टर',
  'spring-ring':
    'spring, spring lock, bolt ring, anneau ressort, anneau a ressort, स्प्रिंग, स्प्रिंग रिंग',
  's-hook': 's lock, s clasp, s shape, crochet en s, fermoir s, एस हुक',
  'box-clasp': 'box, box lock, boite, fermoir boite, बॉक्स',
  toggle: 't bar, t lock, t clasp, toggle lock, fermoir t, टॉगल',
  slider: 'slide, sliding, slider lock, sliding knot, coulissant, स्लाइडर',
  screw: 'screw lock, screw type, threaded, vis, a vis, पेच, पेंच, स्क्रू',
  open: 'open ended, open type, ouvert, ouverte, खुला',
  inStock:
    'yes, true, 1, available, in stock now, ready, ready stock, oui, disponible, en stock, हाँ, उपलब्ध',
  outOfStock:
    'no, false, 0, sold out, unavailable, not available, non, epuise, rupture de stock, नहीं',
  lowStock: 'low, limited, stock limite',
  madeToOrder: 'mto, on order, backorder, back order, preorder, sur commande',
};

/** That a product has none of the choices, where it may have none. */
const NO_CHOICE =
  'no, none, n, nil, not, non, false, without, aucun, aucune, sans, नहीं, कोई नहीं, बिना';

/** Words that only say what the field is about: `18k gold plated` is `gold`, `Toggle clasp` is `toggle`. */
const FILLERS =
  /\b(?:plated|plating|plate|polish|finish|tone|colou?r|hallmark(?:ed)?|clasps?|closures?|fermoir|\d+\s*(?:k|kt|micron|mic))\b/gi;

const nameOf = (text: string): string => foldedName(text.replaceAll(/[-_]/g, ' '));

const FOLDED = new Map(
  Object.entries(NAMES).map(([value, names]) => [value, names.split(', ').map(nameOf)]),
);

const NO_CHOICES: ReadonlySet<string> = new Set(NO_CHOICE.split(', ').map(nameOf));

/** The text as a name, and without fillers. */
const namesIn = (text: string): string[] =>
  [nameOf(text), nameOf(text.replace(FILLERS, ''))].filter((name) => name !== '');

/** Whether a text says that there is none: `No`, `Not hallmarked`, `aucun`. */
export const isNoChoice = (text: string): boolean =>
  namesIn(text).some((name) => NO_CHOICES.has(name));

/** The one of `values` that a text means, by its name, its label or another name. */
export function choiceIn(
  text: string,
  values: readonly string[],
  labels: Readonly<Record<string, string>>,
): string | undefined {
  const written = namesIn(text);
  return (
    values.find((value) => written.includes(nameOf(value))) ??
    values.find((value) => written.includes(nameOf(labels[value] ?? ''))) ??
    values.find((value) => FOLDED.get(value)?.some((name) => written.includes(name)))
  );
}
