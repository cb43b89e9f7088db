/** A field for the quantity of each size of a line. */
import { useState } from 'react';
import { formatCount, formatGrams } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { netWeightOf } from '#core/sizes/size-weights.ts';
import { sizeText } from '#core/sizes/size-text.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import type { LineSizes } from '#core/sizes/line-sizes.ts';
import { typedQuantity } from '#storefront/shared/order/typed-quantity.ts';

interface FieldProps {
  /** Its label for screen readers. */
  name: string;
  qty: number;
  /** The largest quantity that the line has room for. */
  most: number;
  onChange: (qty: number) => void;
  /** Announces why a quantity is refused. */
  say: (message: string) => void;
}

function SizeField({ name, qty, most, onChange, say }: FieldProps) {
  /** The field's text while it differs from the list's quantity. */
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);
  const problem = `Enter a whole number up to ${formatCount(most)}.`;
  const check = () => {
    if (typed === undefined) return;
    const next = typed.trim() === '' ? 0 : typedQuantity(typed);
    const isValid = next <= most;
    setInvalid(!isValid);
    if (!isValid) {
      say(problem);
      return;
    }
    setTyped(undefined);
    if (next !== qty) onChange(next);
  };
  return (
    <>
      <input
        className="h-10 w-14 rounded-sm border border-edge bg-white text-center font-medium text-ink aria-invalid:border-bad"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        aria-label={name}
        aria-invalid={isInvalid}
        value={typed ?? (qty === 0 ? '' : String(qty))}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setInvalid(false);
        }}
        onBlur={check}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') check();
        }}
      />
      {isInvalid && <span className="w-24 text-center text-bad">{problem}</span>}
    </>
  );
}

interface Props {
  entry: CatalogueEntry;
  sizes: LineSizes | undefined;
  onChange: (label: string, qty: number) => void;
  say: (message: string) => void;
}

/** The sizes of a line that the product no longer has. */
export const removedSizes = (sizes: LineSizes, entry: CatalogueEntry): LineSizes =>
  sizes.filter(({ label }) => !entry.sizes.includes(label));

/** One unit. */
const oneOf = (label: string): SizedQuantity => ({ qty: 1, sizes: [{ label, qty: 1 }] });

export function SizeGrid({ entry, sizes = [], onChange, say }: Props) {
  const labels = [...entry.sizes, ...removedSizes(sizes, entry).map(({ label }) => label)];
  const room = MOST_UNITS - unitsOf(sizes);
  return (
    <div
      className="flex flex-wrap items-end gap-2 pb-1"
      role="group"
      aria-label={`Sizes of ${entry.title}`}
    >
      {labels.map((label) => {
        const qty = sizes.find((size) => size.label === label)?.qty ?? 0;
        return (
          <div key={label} className="grid justify-items-center text-xs/body text-ink-soft">
            {label}
            {entry.soldOut?.includes(label) && <span>Out of stock</span>}
            {entry.sizeWeights && <span>{formatGrams(netWeightOf(entry, oneOf(label)))}</span>}
            <SizeField
              name={`${sizeText(entry.sizeSystem, label)}: ${entry.title}`}
              qty={qty}
              most={room + qty}
              onChange={(next) => onChange(label, next)}
              say={say}
            />
          </div>
        );
      })}
    </div>
  );
}
