/** Hallmark, plating thickness, closure, dimensions and stones of a piece, as its title and texts describe it. */
import type { Product } from '#schema/product.ts';
import type { Closure, Hallmark } from '#schema/product-facts.ts';
import { DAY, DEMO_TODAY } from './clock.ts';
import type { Design } from './family.ts';
import { unitOf } from './piece-unit.ts';
import type { Piece } from './piece.ts';

type Facts = Pick<
  Product,
  'hallmark' | 'platingNm' | 'stoneCount' | 'closure' | 'dimensions' | 'inTheBox'
>;

/** Packed with every product, as on the page about shipping. */
export const PACKED = 'Bag with SKU and weight';

/** Unplated pieces from this net weight on, grams, are hallmarked. */
const HALLMARKED_FROM = 8;

/** Pieces that arrived within this time have a HUID; the older ones were marked before there was one, ms. */
const WITH_HUID = 120 * DAY;

function hallmarkOf({ grams, plating = 'none', tags = [] }: Design, arrived: number) {
  if (grams < HALLMARKED_FROM || plating !== 'none' || tags.includes('set')) return undefined;
  return DEMO_TODAY - arrived < WITH_HUID ? 'bisHuid' : 'bis';
}

/** Gold on families that are worn hard, gold on others, and rhodium, nm. */
const THICKNESS = { hard: 1_000, other: 500, rhodium: 200 } as const;
const WORN_HARD: ReadonlySet<string> = new Set(['bangles', 'bracelets', 'chains', 'rings']);

function platingNmOf({ family, design: { plating = 'none' } }: Piece): number | undefined {
  if (plating === 'none') return undefined;
  if (plating === 'rhodium') return THICKNESS.rhodium;
  return WORN_HARD.has(family.id) ? THICKNESS.hard : THICKNESS.other;
}

/** Closures by the words of a title, a size or a description. */
const WORDS: readonly (readonly [RegExp, Closure])[] = [
  [/\blobster\b/i, 'lobster'],
  [/\bbox clasp\b/i, 'box-clasp'],
  [/\bleverback\b/i, 'lever-back'],
  [/\bhinged?\b/i, 'hinged'],
  [/\bscrew post\b/i, 'screw'],
  [/\bl-post\b/i, 'l-post'],
  [/\bclip-on\b/i, 'clip-on'],
  [/\bopen (?:polished )?(?:kada|band|round-end)/i, 'open'],
  [/\bon a (?:plain|gold-plated) hook\b/i, 'hook'],
];

/** Closures of subcategories whose description names one. */
const USUAL: Readonly<Record<string, Closure>> = {
  'earrings-studs': 'push-back',
  'earrings-drops': 'hook',
  'bracelets-tennis': 'box-clasp',
};

function closureOf({ family, subcategory, design: { title, about, size = '' } }: Piece) {
  const text = `${title}. ${size}. ${about}`;
  const named = WORDS.find(([form]) => form.test(text))?.[1];
  if (named !== undefined) return named;
  if (family.id === 'toe-rings') return 'open';
  if (family.id === 'chains') return /spool/.test(about) ? undefined : 'lobster';
  return USUAL[`${family.id}-${subcategory.key}`];
}

const UM = 1_000;
const WIDE: ReadonlySet<string> = new Set(['bangles', 'bracelets', 'chains', 'rings']);
/** Subcategories whose millimetres are the height and the width. */
const ROUND: ReadonlySet<string> = new Set(['earrings-hoops', 'pendants-devotional']);

/** The millimetres in a title; of stone-set designs they are those of the stone. */
function dimensionsOf({ family, subcategory, design: { title } }: Piece): Facts['dimensions'] {
  const mm = Number(/([\d.]+) mm\b/.exec(title)?.[1] ?? 0);
  const um = Math.round(mm * UM);
  if (um === 0) return undefined;
  if (WIDE.has(family.id)) return { widthUm: um };
  const part = `${family.id}-${subcategory.key}`;
  if (ROUND.has(part)) return { widthUm: um, heightUm: um };
  return part === 'pendants-hearts' ? { heightUm: um } : undefined;
}

/** Designs with a single stone, in each piece. */
const ONE_STONE: ReadonlySet<string> = new Set([
  'rings-solitaire',
  'pendants-solitaire',
  'nose-pins-stone',
]);

function stoneCountOf(piece: Piece): number | undefined {
  const { family, subcategory, design } = piece;
  if (design.stones?.length !== 1) return undefined;
  if (/^round zircon studs/i.test(design.title)) return 2;
  const isSingle = unitOf(piece) === 'piece' && ONE_STONE.has(`${family.id}-${subcategory.key}`);
  return isSingle ? 1 : undefined;
}

const defined = (facts: object): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

/** @param arrived when the piece was added to the shop, ms */
export function factsOf(piece: Piece, arrived: number): Facts {
  const hallmark: Hallmark | undefined = hallmarkOf(piece.design, arrived);
  return defined({
    hallmark,
    platingNm: platingNmOf(piece),
    stoneCount: stoneCountOf(piece),
    closure: closureOf(piece),
    dimensions: dimensionsOf(piece),
    inTheBox: /with Chain\b/.test(piece.design.title)
      ? `Chain, and a b${PACKED.slice(1)}`
      : undefined,
  });
}
