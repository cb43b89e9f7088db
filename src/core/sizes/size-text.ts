/** How a size is shown. */
import type { SizeSystem } from '#schema/size-labels.ts';

/** A label with its system where it needs one: `Indian 12`, `2-6`, `18 inch`. */
export const sizeText = (system: SizeSystem | undefined, label: string): string =>
  system === 'indianRing' ? `Indian ${label}` : label;

/** Which sizes a product is not made in. */
export const notMadeText = (system: SizeSystem | undefined, labels: readonly string[]): string =>
  `Not made in ${labels.map((label) => sizeText(system, label)).join(', ')}.`;
