/** The names that lists use for the choices of a field: plating, finish and stock. */
import { foldedName } from './foreign-names.ts';

/** By value; its own name is understood anyway. */
const NAMES: Readonly<Record<string, string>> = {
  none: 'no, plain, plain silver, silver, sterling silver, without, non, aucun, argent, argente, argent massif, सादा, चांदी, चाँदी, सिल्वर, बिना पॉलिश',
  rhodium:
    'white rhodium, rhodium white, rh, rhodie, rhodiee, plaque rhodium, argent rhodie, रोडियम, सफेद रोडियम, रोडियम प्लेटेड, रोडियम पॉलिश',
  gold: 'yellow gold, gold vermeil, golden, yg, gp, dore, doree, or, or jaune, plaque or, plaquee or, plaque or jaune, vermeil, सोना, गोल्ड, सुनहरा, गोल्ड प्लेटेड, गोल्ड पॉलिश, सोने की पॉलिश, सोने का पानी',
  'rose-gold':
    'rose, pink gold, rg, or rose, plaque or rose, dore rose, रोज गोल्ड, रोज़ गोल्ड प्लेटेड, गुलाबी सोना',
  'two-tone':
    'dual tone, two tones, silver and gold, 2 tone, bicolore, deux tons, bicolor, टू टोन, दो रंग',
  polished: 'high, shiny, glossy, mirror, poli, brillant',
  matte: 'mat, satin, brushed, matt, brosse, मैट',
  textured: 'hammered, texture, martele',
  oxidised: 'oxidized, antique, black, oxyde, vieilli, ऑक्सीडाइज्ड',
  'diamond-cut': 'dc, laser cut',
  enamelled: 'enamel, enameled, meena, meenakari, email, emaille, मीना',
  inStock:
    'yes, true, 1, available, in stock now, ready, ready stock, oui, disponible, en stock, हाँ, उपलब्ध',
  outOfStock:
    'no, false, 0, sold out, unavailable, not available, non, epuise, rupture de stock, नहीं',
  lowStock: 'limited, stock limite',
  madeToOrder: 'on order, backorder, back order, preorder, sur commande',
};

/** Words that only say what the field is about: `18k gold plated` is `gold`. */
const FILLERS =
  /\b(?:plated|plating|plate|polish|finish|tone|colou?r|\d+\s*(?:k|kt|micron|mic))\b/gi;

const nameOf = (text: string): string => foldedName(text.replaceAll(/[-_]/g, ' '));

const FOLDED = new Map(
  Object.entries(NAMES).map(([value, names]) => [value, names.split(', ').map(nameOf)]),
);

/** The one of `values` that a text means, by its name, its label or another name. */
export function choiceIn(
  text: string,
  values: readonly string[],
  labels: Readonly<Record<string, string>>,
): string | undefined {
  const written = [nameOf(text), nameOf(text.replace(FILLERS, ''))].filter((name) => name !== '');
  return (
    values.find((value) => written.includes(nameOf(value))) ??
    values.find((value) => written.includes(nameOf(labels[value] ?? ''))) ??
    values.find((value) => FOLDED.get(value)?.some((name) => written.includes(name)))
  );
}
