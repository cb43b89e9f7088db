/** Quantity and sizes of a line, which follow each other; weight and price follow both. */
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { NumberInput } from '#admin/shell/form/inputs.tsx';
import { TextBox } from '#admin/shell/form/text-box.tsx';
import { textOf } from '#core/editing/form-values.ts';
import { sizesLabel, type RequestedLine } from '#core/order/requested-lines.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { quoteFormLine, type QuoteFormLine } from '#core/quoting/quote-form.ts';
import {
  lineSizes,
  MAKING,
  makingInProportion,
  proposedValues,
  quantityValues,
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

/** The line when its field was entered: typing 24 passes through 2, which would lose sizes and proposals. */
interface Entered {
  line: QuoteFormLine;
  /**
   * Empty values and those that equal the proposal follow the quantity; others were typed and stay, except a making
   * charge for the whole line, which stays in proportion.
   */
  followed: readonly string[];
}

export function Quantity({ name, unit = SINGLE_PIECE, piece, requested, group }: Props) {
  const { getValues, setValue } = useFormContext();
  const entered = useRef<Entered>(undefined);
  const current = () => quoteFormLine.parse(getValues(name));
  const enter = (): void => {
    const line = current();
    const proposed = proposedValues(line, piece, group);
    const followed = [...quantityValues(line)].flatMap(([path, value]) =>
      (value ?? proposed.get(path)) === proposed.get(path) ? [path] : [],
    );
    entered.current = { line, followed };
  };
  const follow = (): void => {
    if (entered.current === undefined) return;
    const { line: before, followed } = entered.current;
    const line = current();
    const proposed = proposedValues(line, piece, group);
    for (const [path, value] of [
      [MAKING, makingInProportion(before, line.qty)] as const,
      ...followed.map((each) => [each, proposed.get(each)] as const),
    ])
      if (value !== undefined) setValue(`${name}.${path}`, value, CHANGED);
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
