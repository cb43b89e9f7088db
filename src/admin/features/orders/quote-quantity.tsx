/** Quantity and sizes of a line, which follow each other; weight and price follow both. */
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { NumberInput } from '#admin/shell/form/inputs.tsx';
import { TextBox } from '#admin/shell/form/text-box.tsx';
import { textOf } from '#core/editing/form-values.ts';
import { sizesLabel, type RequestedLine } from '#core/order/requested-lines.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { quoteFormLine } from '#core/quoting/quote-form.ts';
import {
  enteredLine,
  lineSizes,
  valuesAfter,
  type Entered,
} from '#admin/features/orders/model/quantity-values.ts';
import {
  labelsForLine,
  sizesInQuantity,
  quotedSizes,
} from '#admin/features/orders/model/typed-sizes.ts';
import { SINGLE_PIECE, unitsHeading } from '#core/unit-of-sale.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

interface Props {
  name: string;
  unit: string | undefined;
  piece: PricedProduct | undefined;
  requested: RequestedLine | undefined;
  /** The group of the customer. */
  group: CustomerGroup | undefined;
}

export function Quantity({ name, unit = SINGLE_PIECE, piece, requested, group }: Props) {
  const { getValues, setValue } = useFormContext();
  // The line when its field was entered: typing 24 passes through 2, which would lose sizes and proposals.
  const entered = useRef<Entered>(undefined);
  const current = () => quoteFormLine.parse(getValues(name));
  const enter = (): void => {
    entered.current = enteredLine(current(), piece, group);
  };
  const follow = (): void => {
    if (entered.current === undefined) return;
    const line = current();
    for (const [path, value] of valuesAfter(entered.current, line, piece, group))
      if (value !== getValues(`${name}.${path}`)) setValue(`${name}.${path}`, value, CHANGED);
  };
  const divideSizes = (): void => {
    const { qty } = current();
    const before = entered.current?.line;
    const sizes = before ? lineSizes(before) : [];
    if (typeof qty === 'number' && qty > 0 && typeof before?.qty === 'number' && sizes.length > 0)
      setValue(`${name}.sizes`, sizesInQuantity({ qty: before.qty, sizes }, qty), CHANGED);
    follow();
  };
  const addUpSizes = (): void => {
    const sizes = lineSizes(current());
    if (sizes.length > 0) setValue(`${name}.qty`, unitsOf(sizes), CHANGED);
    follow();
  };
  const labels = labelsForLine(piece?.product, requested?.sizes ?? []);
  return (
    <>
      <div onFocus={enter} onChange={divideSizes}>
        <NumberInput name={`${name}.qty`} label={unitsHeading(unit)} unit="count" />
      </div>
      {labels.length > 0 && (
        <div className="col-span-2" onFocus={enter} onChange={addUpSizes}>
          <TextBox
            name={`${name}.sizes`}
            info={{ label: 'Sizes' }}
            show={(value) =>
              Array.isArray(value) ? sizesLabel(lineSizes(current())) : textOf(value)
            }
            parse={(text) => quotedSizes(text, piece?.product, labels)}
            attributes={{ autoComplete: 'off', placeholder: `${labels[0] ?? ''} × 4` }}
          />
        </div>
      )}
    </>
  );
}
