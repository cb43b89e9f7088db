/** The quantities per size of a line: as text, and a field for each size. */
import { useEffect, useRef } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { sizesLabel } from '#core/order/requested-lines.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { LineSizes } from '#core/sizes/line-sizes.ts';
import { removedSizes, SizeGrid } from '#storefront/shared/parts/size-grid.tsx';
import { WHOLE_LINE } from './order-class.ts';

interface Props {
  entry: CatalogueEntry;
  qty: number;
  sizes: LineSizes | undefined;
  onChange: (label: string, qty: number) => void;
  say: (message: string) => void;
}

export function SizeFields({ entry, qty, sizes = [], onChange, say }: Props) {
  const fields = useRef<HTMLDetailsElement>(null);
  const isIncomplete = unitsOf(sizes) < qty || removedSizes(sizes, entry).length > 0;
  // It opens when a choice is needed, and stays open while the last size is chosen.
  useEffect(() => {
    if (isIncomplete) fields.current?.setAttribute('open', '');
  }, [isIncomplete]);
  return (
    <details ref={fields} className={`${WHOLE_LINE} text-sm/body`}>
      <summary className="w-fit py-1.5 text-ink-soft">
        {sizes.length === 0 ? 'Sizes' : `Sizes ${sizesLabel(sizes)}`}
      </summary>
      <SizeGrid entry={entry} sizes={sizes} onChange={onChange} say={say} />
    </details>
  );
}
