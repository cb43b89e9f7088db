/** Finds duplicate SKUs in a list: the first row is used, later ones are rejected. */
import type { Draft } from './draft.ts';
import type { RejectedRow } from './row-problem.ts';

const sayTheSame = (a: Draft, b: Draft): boolean =>
  JSON.stringify([a.values, a.place]) === JSON.stringify([b.values, b.place]);

function refuse(first: Draft, repeat: Draft): RejectedRow {
  const contents = sayTheSame(first, repeat) ? 'the same values' : 'other values';
  return {
    row: repeat.row,
    sku: repeat.sku,
    problems: [
      {
        row: repeat.row,
        column: '',
        actual: repeat.sku,
        expected: `Duplicate SKU (also in row ${first.row}).`,
        remedy: `Row ${first.row} is imported. Keep one of the two rows, or give them different SKUs.`,
        reason: `Duplicate SKU, with ${contents}`,
      },
    ],
  };
}

/** Splits the drafts into the first of each SKU and the rejected repeats, both in list order. */
export function partRepeats(drafts: readonly Draft[]): { unique: Draft[]; repeats: RejectedRow[] } {
  const first = new Map<string, Draft>();
  const repeats: RejectedRow[] = [];
  for (const draft of drafts) {
    const earlier = first.get(draft.sku);
    if (earlier) repeats.push(refuse(earlier, draft));
    else first.set(draft.sku, draft);
  }
  return { unique: [...first.values()], repeats };
}
