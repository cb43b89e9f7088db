/** The net weights of a product's sizes, and of lines in them. */
import { formatGrams } from '#core/format.ts';
import { sumBySize, type SizedQuantity } from './by-size.ts';

/** The weights of a product and its sizes, net, mg. */
export interface SizeWeights {
  netWeightMg: number;
  /** Labels. */
  sizes?: readonly string[] | undefined;
  /** In the order of `sizes`; absent if all weigh as much as the product. */
  sizeWeights?: readonly number[] | undefined;
}

/** The weights of the sizes of a product, if one differs. */
export function ownWeights(
  sizes: readonly { netWeightMg?: number | undefined }[],
  netWeightMg: number,
): Pick<SizeWeights, 'sizeWeights'> {
  const sizeWeights = sizes.map((size) => size.netWeightMg ?? netWeightMg);
  return sizeWeights.every((weight) => weight === netWeightMg) ? {} : { sizeWeights };
}

/** Whether a buyer chooses sizes: a single one needs no choice, unless it has a weight of its own. */
export const isSizeChosen = ({ sizes = [], sizeWeights }: Partial<SizeWeights>): boolean =>
  sizes.length > 1 || sizeWeights !== undefined;

/** The difference of each weight to the one before; the first to the product's. Small numbers need fewer bytes. */
export const weightSteps = (weights: readonly number[], netWeightMg: number): number[] =>
  weights.map((weight, at) => weight - (weights[at - 1] ?? netWeightMg));

/** The weights of `weightSteps`. */
export function weightsFrom(steps: readonly number[], netWeightMg: number): number[] {
  let weight = netWeightMg;
  return steps.map((step) => (weight += step));
}

/** The sizes with their weights. */
export const weighedSizes = ({ sizes = [], sizeWeights }: SizeWeights) =>
  sizes.map((label, at) => ({ label, netWeightMg: sizeWeights?.[at] }));

/** `12.4 g`; of different sizes from the lightest to the heaviest: `11–13.8 g`. */
export function weightRange({ netWeightMg, sizeWeights = [netWeightMg] }: SizeWeights): string {
  const [lightest, heaviest] = [Math.min(...sizeWeights), Math.max(...sizeWeights)];
  const text = formatGrams(heaviest);
  return lightest === heaviest ? text : `${formatGrams(lightest).replace(/\D+$/, '')}–${text}`;
}

/** The net weight of a line, mg. */
export const netWeightOf = (
  { netWeightMg, sizes = [], sizeWeights }: SizeWeights,
  line: SizedQuantity,
): number =>
  sizeWeights === undefined
    ? netWeightMg * line.qty
    : sumBySize(line, (label = '') => sizeWeights[sizes.indexOf(label)] ?? netWeightMg);

/** A product with its sizes, as stored. */
export interface WeighedProduct {
  netWeightMg?: number | undefined;
  sizes?: readonly { label: string; netWeightMg?: number | undefined }[];
}

/** The net weight of a line of a stored product, whole mg; undefined if the product has none. */
export const productWeight = (
  { netWeightMg, sizes = [] }: WeighedProduct,
  line: SizedQuantity,
): number | undefined =>
  netWeightMg &&
  Math.round(
    netWeightOf(
      {
        netWeightMg,
        sizes: sizes.map(({ label }) => label),
        ...ownWeights(sizes, netWeightMg),
      },
      line,
    ),
  );
