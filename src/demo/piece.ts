/** Which design stands behind each product of the demo shop, however many products it has. */
import type { Plating, Finish } from '#schema/product.ts';
import type { Design, Family, Subcategory } from './family.ts';
import { FAMILIES } from './families/all-families.ts';

/** One product to be: a design as drawn, or a variation of it. */
export interface Piece {
  family: Family;
  subcategory: Subcategory;
  design: Design;
  sku: string;
  /** Place in the whole shop, from 0. */
  index: number;
  /** Place among the products of its family, from 0. */
  ordinal: number;
  /** The design's title when this piece is a variation of it. */
  variationOf: string | null;
}

interface Place {
  family: Family;
  subcategory: Subcategory;
  design: Design;
  /** Place among the designs of the family, from 0. */
  ordinal: number;
}

function placesOf(family: Family): (Place & { share: number })[] {
  return family.designs.map((design, ordinal) => {
    const subcategory = family.subcategories.find(({ key }) => key === design.in);
    if (subcategory === undefined)
      throw new Error(`${family.id} has no subcategory "${design.in}".`);
    return { family, subcategory, design, ordinal, share: (ordinal + 0.5) / family.designs.length };
  });
}

/** All designs, the families mixed in proportion, so that any first hundred shows every family. */
const PLACES: readonly Place[] = FAMILIES.flatMap(placesOf).sort((a, b) => a.share - b.share);

/** How many products are designs as drawn; from there on they are variations. */
export const DESIGN_COUNT = PLACES.length;

/** Numbers begin at 101, as on the tags of a shop that never had a hundred. */
const FIRST_NUMBER = 101;

interface Surface {
  words: string;
  plating: Plating;
  finish: Finish;
}
const SURFACES: readonly [Surface, ...Surface[]] = [
  { words: 'Gold-Plated', plating: 'gold', finish: 'polished' },
  { words: 'Oxidised', plating: 'none', finish: 'oxidised' },
  { words: 'Rhodium-Plated', plating: 'rhodium', finish: 'polished' },
  { words: 'Matte', plating: 'none', finish: 'matte' },
  { words: 'Rose-Gold', plating: 'rose-gold', finish: 'polished' },
  { words: 'Polished', plating: 'none', finish: 'polished' },
];
const WEIGHTS = [1, 0.9, 1.15, 1.25, 0.85] as const;
const SURFACE_WORDS = /(?:,\s*|\b)(?:Gold-Plated|Rose-Gold|Two-Tone|Oxidised|Matte|Gold)\b/g;

/** Variation number `round` (from 0) of a design: another surface, size or weight. */
function variation(design: Design, sizes: readonly string[], round: number): Design {
  const surface = SURFACES[round % SURFACES.length] ?? SURFACES[0];
  const bySize = Math.floor(round / SURFACES.length);
  const size = sizes[bySize % sizes.length];
  const series = Math.floor(bySize / sizes.length);
  const name = design.title.replace(SURFACE_WORDS, '').replace(/\s+/g, ' ').trim();
  const ending = series === 0 ? '' : `, Series ${series + 1}`;
  const grams = design.grams * (WEIGHTS[series % WEIGHTS.length] ?? 1);
  // A picture chosen by name shows the design's own surface; that of a variation is looked for.
  const { picture: _picture, ...rest } = design;
  return {
    ...rest,
    title: `${name}, ${surface.words}, ${size ?? 'Free size'}${ending}`,
    grams: Math.round(grams * 100) / 100,
    ...(size === undefined ? {} : { size }),
    plating: surface.plating,
    finish: surface.finish,
    tags: design.tags?.filter((tag) => tag !== 'new' && tag !== 'bestseller') ?? [],
  };
}

/** The pieces of a shop of `count` products; the first ones are the same whatever the count. */
export function* pieces(count: number): Generator<Piece> {
  for (let index = 0; index < count; index++) {
    const place = PLACES[index % DESIGN_COUNT];
    if (place === undefined) return;
    const { family, subcategory, design } = place;
    const round = Math.floor(index / DESIGN_COUNT);
    const ordinal = place.ordinal + round * family.designs.length;
    yield {
      family,
      subcategory,
      design: round === 0 ? design : variation(design, family.sizes, round - 1),
      sku: `${family.prefix}${FIRST_NUMBER + ordinal}`,
      index,
      ordinal,
      variationOf: round === 0 ? null : design.title,
    };
  }
}
