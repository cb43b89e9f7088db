/** How all sizes of a product are shown. */
import type { SizeSystem } from '#schema/size-labels.ts';
import { sizeNumber } from './normalize-size.ts';
import { sizeText } from './size-text.ts';

/** The labels of ring or bangle sizes, with runs of three or more as ranges. */
function withRanges(labels: readonly string[], to: string): string {
  const runs: string[][] = [];
  for (const label of labels) {
    const run = runs.at(-1);
    const isNext = run && sizeNumber(label) === sizeNumber(run.at(-1) ?? '') + 1;
    if (isNext) run.push(label);
    else runs.push([label]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}${to}${run.at(-1)}`] : run)).join(', ');
}

/**
 * All sizes as text, consecutive ones as a range: `Indian 8–22`, `2-2 to 2-12`, `2-4, 2-6, 2-8`, `16, 18, 20 inch`.
 */
export function sizesText(system: SizeSystem | undefined, labels: readonly string[]): string {
  const [first] = labels;
  if (first === undefined) return '';
  if (labels.length === 1) return sizeText(system, first);
  if (system === 'inch' || system === 'cm')
    return `${labels.map((label) => label.replace(` ${system}`, '')).join(', ')} ${system}`;
  if (system === 'bangle') return withRanges(labels, ' to ');
  return system === 'indianRing' ? `Indian ${withRanges(labels, '–')}` : labels.join(', ');
}
