/** The names that lists use for the choices of a field: plating, finish and stock. */
import { foldedName } from './foreign-names.ts';

/** By value; its own name is understood anyway. */
const NAMES: Readonly<Record<string, string>> = {
  none: 'no, plain, plain silver, silver, sterling silver, without, non, aucun, argent, सादा, चांदी',
  rhodium: 'white rhodium, rhodium white, रोडियम',
  gold: 'yellow gold, gold vermeil, golden, dore, or, plaque or, सोना, गोल्ड',
  'rose-gold': 'rose, pink gold, or rose, रोज गोल्ड',
  'two-tone': 'dual tone, two tones, silver and gold, bicolore',
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

/** The one of `values` that a text means. */
export function choiceIn(text: string, values: readonly string[]): string | undefined {
  const written = [nameOf(text), nameOf(text.replace(FILLERS, ''))].filter((name) => name !== '');
  return (
    values.find((value) => written.includes(nameOf(value))) ??
    values.find((value) => FOLDED.get(value)?.some((name) => written.includes(name)))
  );
}
