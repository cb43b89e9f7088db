/** The sizes in which a piece of the demo shop comes, with the weight of each. */
import { normalizeSize } from '#core/sizes/normalize-size.ts';
import type { ProductSize } from '#schema/size.ts';
import type { SizeSystem } from '#schema/size-labels.ts';
import type { Piece } from './piece.ts';

interface Sizes {
  sizeSystem?: SizeSystem;
  sizes: ProductSize[];
}

const numberIn = (label: string): number => Number(/[\d.]+(?!.*\d)/.exec(label)?.[0] ?? 0);

const from = (first: number, last: number, step: number): number[] =>
  Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step);

/** Ring sizes for women, and for men from this size. */
const MEN_FROM = 17;
const RINGS = from(8, 22, 1);
const RINGS_FOR_MEN = from(16, 26, 2);
/** Of the widest choice in the shop. */
const CURB_CHAINS = from(15, 26, 1);

/** By category, the sizes in which a piece made in one size comes; categories without one come as described. */
const SIZES_OF: Readonly<Record<string, (size: number, title: string) => readonly number[]>> = {
  rings: (size) => (size >= MEN_FROM ? RINGS_FOR_MEN : RINGS),
  bangles: (size, title) => from(/large/i.test(title) || size > 8 ? 8 : 4, size > 8 ? 12 : 10, 2),
  chains: (size, title) => {
    if (/^Curb Chain, 4.5 mm$/.test(title)) return CURB_CHAINS;
    const middle = Math.max(18, size);
    return size < 16 ? [size] : [middle - 2, middle, middle + 2];
  },
  anklets: (size, title) => (/inch/i.test(title) || size < 10 ? [size] : [10, 10.5, 11]),
};

/** What the weight of a size is in proportion to, as a length in millimetres. */
const LENGTHS: Readonly<Record<Exclude<SizeSystem, 'free'>, (size: number) => number>> = {
  indianRing: (size) => 40 + size,
  bangle: (size) => 51 + size * 1.6,
  inch: (size) => size,
  cm: (size) => size,
};

function systemOf(size: string): Exclude<SizeSystem, 'free'> | undefined {
  if (/^Indian \d+$/.test(size)) return 'indianRing';
  if (/^Size 2-\d+$/.test(size)) return 'bangle';
  return /^[\d.]+ inch$/.test(size) ? 'inch' : undefined;
}

/** @param netWeightMg of the size in which the piece was designed, mg */
export function sizesOf({ family, design }: Piece, netWeightMg: number): Sizes {
  const { size, title } = design;
  if (size === undefined) return { sizes: [] };
  const sizeSystem = systemOf(size);
  if (sizeSystem === undefined) return { sizeSystem: 'free', sizes: [{ label: size }] };
  const own = numberIn(size);
  const several = SIZES_OF[family.id];
  const length = LENGTHS[sizeSystem];
  const sizes = (several?.(own, title) ?? [own]).map((each): ProductSize => {
    const written = sizeSystem === 'bangle' ? `2-${each}` : String(each);
    const weight = Math.round((netWeightMg * length(each)) / length(own) / 10) * 10;
    return {
      label: normalizeSize(sizeSystem, written) ?? size,
      ...(several && { sku: written.replace('.', '-') }),
      ...(each !== own && { netWeightMg: Math.max(10, weight) }),
    };
  });
  return { sizeSystem, sizes };
}
