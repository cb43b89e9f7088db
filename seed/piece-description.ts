/** Writes the description of a piece: what is special about it, its finish, and trade details. */
import type { Finish, Plating } from '#schema/product.ts';
import type { Piece } from './piece.ts';

type Lines = readonly [string, ...string[]];

const OF_PLATING: Record<Exclude<Plating, 'none'>, Lines> = {
  gold: [
    'The gold plating is laid over polished 925 silver, never over brass.',
    'A barrier coat under the gold keeps the colour from sinking into the silver.',
    'Plated in a warm 22-carat shade that matches real gold.',
    'The gold wears first where skin rubs; replating makes it look new again.',
    'Plating is nickel-free, as it is on everything we sell.',
    'Plating comes last, after every polish, so no bare silver shows in the corners.',
    'Colour is checked against a master piece, so reorders match.',
    'Put it on after the perfume and it will keep its colour through many seasons.',
    'The finish is warm rather than brassy, even under shop lights.',
  ],
  'rose-gold': [
    'The rose shade is on the pink side of copper and is matched from lot to lot.',
    'Rose plating over 925 silver; wipe it dry and keep it from perfume.',
    'The pink tone sits well beside plain silver, and photographs warm.',
    'Nickel-free rose plating with a clear sealing coat.',
  ],
  rhodium: [
    'Rhodium keeps the white bright and almost stops tarnish.',
    'The rhodium finish is nickel-free and needs no more than a dry cloth.',
    'Under rhodium the silver keeps the colour of white gold.',
    'Rhodium-plated last of all, and checked for bare spots under a lamp.',
    'A rhodium coat hardens the surface, so it scratches less.',
    'It stays white for years if you avoid bleach.',
    'Rhodium and stones together are what people take for white gold.',
    'It needs no polishing.',
    'The plating reaches behind the setting, where tarnish usually begins.',
  ],
  'two-tone': [
    'The gold-coloured parts are masked and plated by hand, so the line between them is crisp.',
    'Two-tone pieces go with both gold and silver, which is why they sell.',
  ],
};

const OF_FINISH: Record<Finish, Lines> = {
  polished: [
    'Left as bare polished silver, it can always be brightened with a cloth.',
    'Mirror-polished by hand after tumbling.',
    'The surface is bare silver with an anti-tarnish dip that lasts until the first cleaning.',
    'Polished on the back as well as the front.',
    'No plating: what shows is silver, all the way through.',
    'Bare silver: it will yellow in a damp drawer and brighten with one rub of a cloth.',
    'Finished on a soft wheel with rouge, which gives silver its depth.',
    'Customers with sensitive skin do well with unplated silver such as this.',
    'Nothing covers the metal, so it can be soldered, sized and repolished at any time.',
    'High polish on every side, with soft edges against the skin.',
    'It leaves us bright, in a bag of its own with SKU and weight.',
  ],
  oxidised: [
    'The dark tone is in the recesses; tell customers to wipe it, never to dip it.',
    'Oxidised by hand and buffed on the high points.',
    'The oxidised finish hides small scratches and only improves with wear.',
    'Darkened to a soft charcoal rather than a flat black.',
    'The contrast comes from sulphur, not from paint, so it does not flake.',
    'With time it grows darker in the recesses and brighter on the ridges.',
    'The blackening is fixed with wax, so it does not come off on cloth.',
    'It suits cotton and handloom.',
    'Photographs well in side light, where the relief shows.',
    'Dark ground, bright edge: the pattern can be read from across the counter.',
    'The toning differs a little from piece to piece.',
    'An oxidised piece needs no polishing, which busy customers like.',
    'The toning is deepest where a cloth cannot reach, so it lasts.',
  ],
  matte: [
    'The satin surface is brushed in one direction and hides fingerprints.',
    'Matte silver brightens slowly where it is touched; a kitchen scourer brings the grain back.',
    'Brushed rather than sand-blasted, so the grain catches a little light.',
  ],
  textured: [
    'The texture is worked by hand, so no two are quite alike.',
    'Scratches disappear into a surface like this, which makes it a sensible daily piece.',
    'The tool marks are left on purpose and softened on the edges.',
  ],
  'diamond-cut': [
    'The cuts are made by a diamond tool on the lathe and left unpolished, which is where the sparkle comes from.',
    'Each facet is cut, not stamped; you can feel the edges with a nail.',
    'Diamond cutting sparkles like stones, with no stone to lose.',
  ],
  enamelled: [
    'The enamel is fired and then polished level with the metal.',
    'Colours are lead-free and last as long as the piece is not dropped.',
    'Enamel and silver meet at a clean wire edge.',
  ],
};

const OF_STONES: Lines = [
  'Stones are AAA-grade zircon, matched for colour and checked one by one.',
  'Every setting is tested with a pin before packing.',
  'We repair a loose stone free of charge within six months.',
  'A soft brush and a drop of soap make the stones bright again.',
  'Stones are machine-cut to one size, which makes repairs easy.',
  'Claws are rounded off, so that they do not pick at silk.',
  'We keep spare stones of this cut and send them on request.',
  'The settings are cut from behind to let the light through.',
];
const OF_PEARLS: Lines = [
  'Pearls go on last and come off first: no perfume, no soap.',
  'The pearls are freshwater, drilled and pegged.',
  'Pearls vary slightly in tone; pairs are matched under daylight.',
];

const at = (lines: Lines, turn: number): string => lines[turn % lines.length] ?? lines[0];

/** A sentence about the surface and, if there are stones, one about them. */
function workmanship({ design, index }: Piece): readonly [surface: string, stones?: string] {
  const { plating = 'none', finish = 'polished', stones = [] } = design;
  const surface =
    plating === 'none' || finish !== 'polished'
      ? at(OF_FINISH[finish], index)
      : at(OF_PLATING[plating], index);
  if (stones.some((stone) => /pearl/i.test(stone))) return [surface, at(OF_PEARLS, index)];
  if (stones.some((stone) => /CZ/.test(stone))) return [surface, at(OF_STONES, index)];
  return [surface];
}

function opening({ design, variationOf, family }: Piece): string {
  if (variationOf === null) return design.about;
  const article = /^[aeiou]/i.test(family.unit.one) ? 'An' : 'A';
  return `${article} ${family.unit.one} after our ${variationOf}, here at ${design.grams} g in this finish and size.`;
}

/** Whether a pendant is sold without a chain: the size of one with a chain names the chain. */
const isWithoutChain = ({ family, design: { size = '' } }: Piece): boolean =>
  family.id === 'pendants' && !size.includes('chain');

/** What is special about a piece, its finish, and for a pendant whether it has a chain. */
export function describe(piece: Piece): string {
  return [bodyOf(piece), ...(isWithoutChain(piece) ? ['Sold without a chain.'] : [])].join('\n\n');
}

/** Two to four sentences in one or two paragraphs; the structure varies between pieces. */
function bodyOf(piece: Piece): string {
  const { family, ordinal } = piece;
  const about = opening(piece);
  const [surface, stones = surface] = workmanship(piece);
  const remark = piece.design.remark ?? at(family.remarks, ordinal * 5 + 1);
  switch (ordinal % 4) {
    case 0:
      return `${about} ${surface}\n\n${remark}`;
    case 1:
      return `${about} ${remark}`;
    case 2:
      return `${about}\n\n${stones} ${remark}`;
    default:
      return stones === surface ? `${about} ${surface}` : `${about} ${surface}\n\n${stones}`;
  }
}
