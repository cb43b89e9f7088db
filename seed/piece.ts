/** The design of each product of the demo shop, for any number of products. */
import type { Plating, Finish } from '#schema/product.ts';
import type { Design, Family, Subcategory } from './family.ts';
import { FAMILIES } from './families/all-families.ts';
import { pictureFinish } from './piece-appearance.ts';
import { PICTURES } from './pictures.ts';

/** A product before it is created: a design or a variation of one. */
export interface Piece {
  family: Family;
  subcategory: Subcategory;
  design: Design;
  sku: string;
  /** Position in the whole shop, from 0. */
  index: number;
  /** Position among the products of its family, from 0. */
  ordinal: number;
  /** The design's title when this piece is a variation of it. */
  variationOf: string | null;
}

interface Place {
  family: Family;
  subcategory: Subcategory;
  design: Design;
  /** Position among the designs of the family, from 0. */
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

/** All designs, with the families mixed in proportion, so that any first hundred contains every family. */
const PLACES: readonly Place[] = FAMILIES.flatMap(placesOf).sort((a, b) => a.share - b.share);

/** Number of products that are designs; the following ones are variations. */
export const DESIGN_COUNT = PLACES.length;

/** Numbers start at 101, as in many shops. */
const FIRST_NUMBER = 101;

interface Surface {
  label: string;
  plating: Plating;
  finish: Finish;
}
const SURFACES: readonly Surface[] = [
  { label: 'Gold-Plated', plating: 'gold', finish: 'polished' },
  { label: 'Oxidised', plating: 'none', finish: 'oxidised' },
  { label: 'Rhodium-Plated', plating: 'rhodium', finish: 'polished' },
  { label: 'Matte', plating: 'none', finish: 'matte' },
  { label: 'Rose-Gold', plating: 'rose-gold', finish: 'polished' },
  { label: 'Polished', plating: 'none', finish: 'polished' },
];
const WEIGHTS = [1, 0.9, 1.15, 1.25, 0.85] as const;
const SURFACE_LABELS =
  /(?:,\s*|\b)(?:Gold-Plated|Rhodium-Plated|Rose-Gold|Two-Tone|Oxidised|Matte|Polished|Gold)\b/g;

/** Titles without the words for their surface; if two designs would share one, the later gets a number. */
const PLAIN_TITLES = new Map<string, string>();
for (const { design } of PLACES) {
  const plain = design.title.replace(SURFACE_LABELS, '').replace(/\s+/g, ' ').trim();
  const taken = [...PLAIN_TITLES.values()].filter(
    (title) => title.replace(/ No\. \d+$/, '') === plain,
  ).length;
  PLAIN_TITLES.set(design.title, taken === 0 ? plain : `${plain} No. ${taken + 1}`);
}

/** A surface of a design, with the picture that shows it. */
type ShownSurface = Surface & { picture: string | null };

/** The surfaces in which a design was rendered; only its own if there is no other. */
function surfacesOf({ picture, plating = 'none', finish = 'polished' }: Design): ShownSurface[] {
  if (picture === null) return SURFACES.map((surface) => ({ ...surface, picture }));
  const shown = SURFACES.flatMap((surface) => {
    const match = PICTURES.inFinish(picture, pictureFinish(surface));
    return match === undefined ? [] : [{ ...surface, picture: match }];
  });
  return shown.length > 0 ? shown : [{ label: 'Classic', plating, finish, picture }];
}

/** Families whose pieces come in several sizes; the others vary in their only size. */
const SIZED_FAMILIES: ReadonlySet<string> = new Set(['rings', 'bangles', 'chains', 'anklets']);

/** Variation number `round` (from 0) of a design: another surface, size or weight. */
function variation({ id, sizes }: Family, design: Design, round: number): Design {
  const surfaces = surfacesOf(design);
  const { label, ...surface } = surfaces[round % surfaces.length] ?? { label: 'Classic' };
  const bySize = Math.floor(round / surfaces.length);
  const size = sizes[bySize % sizes.length];
  const isSized = SIZED_FAMILIES.has(id);
  // A design can be named like its first variation would be.
  const series = isSized ? bySize + 1 : Math.floor(bySize / sizes.length);
  const name = PLAIN_TITLES.get(design.title) ?? design.title;
  const ending = series === 0 ? '' : `, Series ${series + 1}`;
  const named = isSized ? label : `${label}, ${size ?? 'Free size'}`;
  const grams = design.grams * (WEIGHTS[series % WEIGHTS.length] ?? 1);
  return {
    ...design,
    ...surface,
    title: `${name}, ${named}${ending}`,
    grams: Math.round(grams * 100) / 100,
    ...(size === undefined ? {} : { size }),
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
      design: round === 0 ? design : variation(family, design, round - 1),
      sku: `${family.prefix}${FIRST_NUMBER + ordinal}`,
      index,
      ordinal,
      variationOf: round === 0 ? null : design.title,
    };
  }
}
