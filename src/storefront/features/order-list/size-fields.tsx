/** The quantities per size of a line: as text, and a field for each size. */
import { useState } from 'react';
import { sizesLabel } from '#core/order/requested-lines.ts';
import { sizeText } from '#core/sizes/size-text.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { LineSizes } from '#storefront/shared/order/line-sizes.ts';
import { WHOLE_LINE } from './order-class.ts';
import { typedQuantity } from './quantity-field.tsx';

interface FieldProps {
  /** Its label for screen readers. */
  name: string;
  qty: number;
  onChange: (qty: number) => void;
}

function SizeField({ name, qty, onChange }: FieldProps) {
  /** The field's text while it differs from the list's quantity. */
  const [typed, setTyped] = useState<string>();
  const check = () => {
    if (typed === undefined) return;
    const next = typed.trim() === '' ? 0 : typedQuantity(typed);
    setTyped(undefined);
    if (next <= MOST_UNITS && next !== qty) onChange(next);
  };
  return (
    <input
      className="h-10 w-14 rounded-sm border border-edge bg-white text-center font-medium text-ink"
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      aria-label={name}
      value={typed ?? (qty === 0 ? '' : String(qty))}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={check}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') check();
      }}
    />
  );
}

interface Props {
  entry: CatalogueEntry;
  qty: number;
  sizes: LineSizes | undefined;
  onChange: (label: string, qty: number) => void;
}

export function SizeFields({ entry, qty, sizes = [], onChange }: Props) {
  // It stays open while the last size is chosen.
  const [isOpen] = useState(unitsOf(sizes) < qty);
  const removed = sizes.filter(({ label }) => !entry.sizes.includes(label));
  return (
    <details className={`${WHOLE_LINE} text-sm/body`} open={isOpen}>
      <summary className="w-fit py-1.5 text-ink-soft">
        {sizes.length === 0 ? 'Sizes' : `Sizes ${sizesLabel(sizes)}`}
      </summary>
      <div
        className="flex flex-wrap gap-2 pb-1"
        role="group"
        aria-label={`Sizes of ${entry.title}`}
      >
        {[...entry.sizes, ...removed.map(({ label }) => label)].map((label) => (
          <div key={label} className="grid justify-items-center text-xs/body text-ink-soft">
            {label}
            <SizeField
              name={`${sizeText(entry.sizeSystem, label)}: ${entry.title}`}
              qty={sizes.find((size) => size.label === label)?.qty ?? 0}
              onChange={(next) => onChange(label, next)}
            />
          </div>
        ))}
      </div>
    </details>
  );
}
