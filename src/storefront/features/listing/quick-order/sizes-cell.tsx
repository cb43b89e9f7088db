/** The quantity of a design that comes in sizes: a button, and below the row a field for each size. */
import { useId, useRef, useState } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { nearestQuantities, quantityProblem } from '#storefront/shared/order/quantity.ts';
import { sizesProblem } from '#storefront/shared/order/sizes-problem.ts';
import { Nearest } from '#storefront/shared/parts/nearest.tsx';
import { SizeGrid } from '#storefront/shared/parts/size-grid.tsx';
import { ROW_BELOW, ROW_QUANTITY, ROW_REMARK } from './row-class.ts';

interface Props {
  entry: CatalogueEntry;
  /** In the order list. */
  line: OrderListLine | undefined;
  onQuantity: (qty: number) => void;
  onSize: (label: string, qty: number) => void;
  /** Announces a problem. */
  say: (message: string) => void;
}

export function SizesCell({ entry, line, onQuantity, onSize, say }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const wrong = line && quantityProblem(entry, line.qty);
  const problem = wrong ?? (line && sizesProblem(line, entry));
  const label = line === undefined ? 'Choose sizes' : formatUnits(line.qty, entry.unit);
  return (
    <>
      <button
        type="button"
        className={`h-11 w-36 scroll-mt-28 scroll-mb-40 rounded-sm border border-edge font-medium hover:border-ink lg:h-9 ${line === undefined ? 'bg-white' : 'bg-wash'} ${problem === undefined ? '' : 'text-bad'} ${ROW_QUANTITY}`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${label}: sizes of ${entry.title}`}
        aria-describedby={problem === undefined ? undefined : `problem-${entry.sku}`}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen) requestAnimationFrame(() => grid.current?.querySelector('input')?.focus());
        }}
      >
        {label}
      </button>
      <div ref={grid} id={id} className={`${ROW_BELOW} py-1.5`} hidden={!isOpen}>
        {isOpen && <SizeGrid entry={entry} sizes={line?.sizes} onChange={onSize} say={say} />}
      </div>
      {problem !== undefined && (
        <div id={`problem-${entry.sku}`} className={ROW_REMARK}>
          <p>{problem}</p>
          {wrong !== undefined && line && (
            <Nearest
              quantities={nearestQuantities(entry, line.qty)}
              name={entry.title}
              onTake={onQuantity}
            />
          )}
        </div>
      )}
    </>
  );
}
