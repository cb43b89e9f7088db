/** The quantities of a design that comes in sizes: typed as `12x4 14x6`, or in a field for each size below the row. */
import { useId, useRef, useState } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { typedSizes } from '#core/sizes/size-quantities.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { LineSizes } from '#core/sizes/line-sizes.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { SizeGrid } from '#storefront/shared/parts/size-grid.tsx';
import { CellProblem } from './cell-problem.tsx';
import { readLine, readTypedSizes } from './read-cell.ts';
import { ROW_BELOW, ROW_BOX, ROW_QUANTITY, ROW_SMALL } from './row-class.ts';
import { useTypedCell } from './use-typed-cell.ts';

interface Props {
  entry: CatalogueEntry;
  /** In the order list. */
  line: OrderListLine | undefined;
  /** @param isRepeated whether they are the quantities above */
  onSizes: (sizes: LineSizes, isRepeated: boolean) => void;
  onSize: (label: string, qty: number) => void;
  /** The quantities that Enter takes in an empty cell. */
  above: () => string | undefined;
  /** Announces a problem. */
  say: (message: string) => void;
}

export function SizesCell({ entry, line, onSizes, onSize, above, say }: Props) {
  const { title, unit, sizes: labels, sizeSystem = 'free' } = entry;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const stored = typedSizes(sizeSystem, line?.sizes ?? []);
  const cell = useTypedCell({
    text: stored,
    stored: readLine(line, entry),
    read: (text) => readTypedSizes(text, entry),
    onTake: (sizes, isRepeated) => {
      if (sizes.length > 0 || line) onSizes(sizes, isRepeated);
    },
    // A line without sizes has an empty field, too.
    above: () => (line === undefined ? above() : undefined),
    say,
  });
  const example = labels.slice(0, 2).map((label, at) => ({ label, qty: 4 + 2 * at }));
  return (
    <>
      <div className={`grid justify-items-center lg:w-full ${ROW_QUANTITY}`}>
        <div className={`${ROW_BOX} lg:w-full`}>
          <input
            {...cell.inputProps}
            className={`w-30 min-w-0 scroll-mt-28 scroll-mb-40 bg-transparent px-2 font-medium placeholder:font-normal aria-invalid:text-bad sm:w-34 lg:w-auto lg:grow ${line === undefined ? '' : 'bg-wash'}`}
            autoCapitalize="off"
            spellCheck={false}
            placeholder={typedSizes(sizeSystem, example)}
            aria-label={`Quantity per size of ${title}`}
            aria-describedby={cell.problem && `problem-${entry.sku}`}
          />
          <button
            type="button"
            className="w-11 flex-none border-l border-edge text-xs font-medium hover:bg-ground"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Sizes of ${title}`}
            onClick={() => {
              setOpen(!isOpen);
              if (!isOpen)
                requestAnimationFrame(() => grid.current?.querySelector('input')?.focus());
            }}
          >
            Sizes
          </button>
        </div>
        {line && <p className={ROW_SMALL}>{formatUnits(line.qty, unit)}</p>}
      </div>
      <div ref={grid} id={id} className={`${ROW_BELOW} py-1.5`} hidden={!isOpen}>
        {isOpen && <SizeGrid entry={entry} sizes={line?.sizes} onChange={onSize} say={say} />}
      </div>
      <CellProblem entry={entry} listed={stored} cell={cell} />
    </>
  );
}
