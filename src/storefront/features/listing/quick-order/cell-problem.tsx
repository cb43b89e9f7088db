/** What is wrong with the text of a cell, and what can be ordered instead. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { Nearest } from '#storefront/shared/parts/nearest.tsx';
import { ROW_REMARK } from './row-class.ts';
import type { TypedCell } from './use-typed-cell.ts';

interface Props {
  entry: CatalogueEntry;
  /** What the order list has, as text. */
  listed: string;
  cell: Pick<TypedCell<unknown>, 'problem' | 'fixes' | 'isTyped' | 'fix'>;
}

export function CellProblem({ entry, listed, cell }: Props) {
  if (cell.problem === undefined) return null;
  return (
    <div id={`problem-${entry.sku}`} className={ROW_REMARK}>
      <p>
        {cell.problem}
        {cell.isTyped && (listed === '' ? ' Not added.' : ` Your list still has ${listed}.`)}
      </p>
      {cell.fixes.length > 0 && (
        <Nearest quantities={cell.fixes} name={entry.title} onTake={cell.fix} />
      )}
    </div>
  );
}
