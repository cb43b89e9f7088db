/** The quantities per size of a line: as text, and a field for each size. */
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#core/format.ts';
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
  /** Announces why a quantity is refused. */
  say: (message: string) => void;
}

const PROBLEM = `Enter a whole number up to ${formatCount(MOST_UNITS)}.`;

function SizeField({ name, qty, onChange, say }: FieldProps) {
  /** The field's text while it differs from the list's quantity. */
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);
  const check = () => {
    if (typed === undefined) return;
    const next = typed.trim() === '' ? 0 : typedQuantity(typed);
    const isValid = next <= MOST_UNITS;
    setInvalid(!isValid);
    if (!isValid) {
      say(PROBLEM);
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
      {isInvalid && <span className="w-24 text-center text-bad">{PROBLEM}</span>}
    </>
  );
}

interface Props {
  entry: CatalogueEntry;
  qty: number;
  sizes: LineSizes | undefined;
  onChange: (label: string, qty: number) => void;
  say: (message: string) => void;
}

export function SizeFields({ entry, qty, sizes = [], onChange, say }: Props) {
  const fields = useRef<HTMLDetailsElement>(null);
  const removed = sizes.filter(({ label }) => !entry.sizes.includes(label));
  const isIncomplete = unitsOf(sizes) < qty || removed.length > 0;
  // It opens when a choice is needed, and stays open while the last size is chosen.
  useEffect(() => {
    if (isIncomplete) fields.current?.setAttribute('open', '');
  }, [isIncomplete]);
  return (
    <details ref={fields} className={`${WHOLE_LINE} text-sm/body`}>
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
              say={say}
            />
          </div>
        ))}
      </div>
    </details>
  );
}
