/** How all sizes of a product are shown. */
import type { SizeSystem } from '#schema/size-labels.ts';
import { sizeText } from './size-text.ts';

/**
 * All sizes as text, consecutive ones as a range: `Indian 8–22`, `2-4, 2-6, 2-8`, `16, 18, 20 inch`.
 */
export function sizesText(system: SizeSystem | undefined, labels: readonly string[]): string {
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (labels.length === 1) return sizeText(system, first);
  if (system === 'inch' || system === 'cm')
    return `${labels.map((label) => label.replace(` ${system}`, '')).join(', ')} ${system}`;
  if (system !== 'indianRing') return labels.join(', ');
  const isRange = labels.every((label, place) => Number(label) === Number(first) + place);
  return `Indian ${isRange && labels.length > 2 ? `${first}–${last}` : labels.join(', ')}`;
}
