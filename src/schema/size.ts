/** The sizes in which a product comes, in one of the trade's systems. */
import * as z from 'zod';
import { line, milligrams } from './fields.ts';
import { LONGEST_SIZE, MOST_SIZES } from './limits.ts';
import { SIZE_SYSTEMS, sizeProblem, type SizeSystem } from './size-labels.ts';

export const sizeSystem = z.enum(SIZE_SYSTEMS).meta({ example: 'free' });

const productSize = z.object({
  /** As buyers see and order it: `12`, `2-6`, `18 inch`, `Free size`. */
  label: line(LONGEST_SIZE),
  /** Added to the product's SKU after a hyphen: `14` makes `RG101-14`. */
  sku: z
    .string()
    .max(12)
    .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, 'Enter capital letters, digits and hyphens, like 14.')
    .meta({ example: '14' })
    .optional(),
  /** Of one unit in this size, if it differs, mg. */
  netWeightMg: milligrams.optional(),
});
export type ProductSize = z.output<typeof productSize>;

export const productSizes = z.array(productSize).max(MOST_SIZES).meta({ example: [] });

interface Sized {
  sizeSystem?: SizeSystem | undefined;
  sizes: readonly ProductSize[];
}

const areDistinct = (values: readonly (string | undefined)[]): boolean => {
  const defined = values.flatMap((value) => (value === undefined ? [] : [value.toLowerCase()]));
  return new Set(defined).size === defined.length;
};

/** Checks the sizes against their system, and that no two are the same. */
export const checkSizes = ({ value, issues }: z.core.ParsePayload<Sized>): void => {
  const { sizeSystem: system, sizes } = value;
  const report = (path: (string | number)[], message: string): void =>
    void issues.push({ code: 'custom', input: value, path, message });
  if (system === undefined && sizes.length > 0) {
    report(['sizeSystem'], 'Choose a size system for these sizes.');
  }
  if (!areDistinct(sizes.map(({ label }) => label)))
    report(['sizes'], 'Each size can be listed once.');
  if (!areDistinct(sizes.map(({ sku }) => sku)))
    report(['sizes'], 'Each size needs its own SKU suffix.');
  if (system === undefined) return;
  sizes.forEach(({ label }, place) => {
    const problem = sizeProblem(system, label);
    if (problem !== undefined) report(['sizes', place, 'label'], problem);
  });
};
