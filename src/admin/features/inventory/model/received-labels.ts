/** The labels of received stock: one for each unit. */
import type { LabelSelection } from '#admin/shell/labels/label-selection.ts';
import type { Counted } from './read-counts.ts';

export const receivedLabels = (counts: readonly Counted[]): LabelSelection =>
  new Map(
    [...Map.groupBy(counts, ({ of }) => of)].map(([{ id, product }, own]) => {
      const sizes =
        product.sizes.length === 0 ? [undefined] : product.sizes.map(({ label }) => label);
      const unitsOf = (size: string | undefined): number =>
        own.reduce((sum, each) => (each.size === size ? sum + each.units : sum), 0);
      return [id, sizes.map(unitsOf)] as const;
    }),
  );
