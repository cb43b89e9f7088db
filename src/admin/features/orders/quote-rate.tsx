/** The rate of a line: a price per unit, or silver by weight with its making charge. */
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput, NumberInput } from '#admin/shell/form/inputs.tsx';
import { useSilverRate } from '#admin/shell/silver/use-silver-rate.ts';
import { makingAmount, makingBy } from '#core/quoting/line-amount.ts';
import { rateByWeight } from '#admin/features/orders/model/line-by-weight.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { quoteFormLine } from '#core/quoting/quote-form.ts';
import { readyLines } from '#core/quoting/read-quote-form.ts';
import { perUnit } from '#core/unit-of-sale.ts';

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

const BASES = [
  ['unit', 'Unit'],
  ['weight', 'Weight'],
] as const;

const { making } = quoteFormLine.shape.rate.shape;

interface Props {
  /** Path of the line. */
  name: string;
  unit: string | undefined;
  piece: PricedProduct | undefined;
}

function Making({ name, unit }: Omit<Props, 'piece'>) {
  const { getValues, setValue } = useFormContext();
  const path = `${name}.rate.making`;
  const by = making.shape.by.catch('total').parse(useWatch({ name: `${path}.by` }));
  const before = useRef(by);
  const convert = (): void => {
    const { rate, ...line } = quoteFormLine.parse(getValues(name));
    const was = { ...rate, making: { ...rate.making, by: before.current } };
    before.current = rate.making.by;
    const [ready] = readyLines([{ ...line, rate: was }]);
    if (ready?.rate.basis !== 'weight') return;
    const amount = makingAmount(ready.qty, ready.rate);
    const made = makingBy(rate.making.by, amount, { ...ready.rate, qty: ready.qty });
    setValue(path, { ...rate.making, ...made }, CHANGED);
  };
  return (
    <>
      <div onChange={convert}>
        <ChoiceInput
          name={`${path}.by`}
          label="Making by"
          choices={[
            ['total', 'Total'],
            ['gram', 'Per gram'],
            ['unit', perUnit(unit).replace('per', 'Per')],
            ['percent', '% of silver'],
          ]}
        />
      </div>
      {by === 'percent' ? (
        <NumberInput name={`${path}.shareBps`} label="Making, %" unit="percent" />
      ) : (
        <NumberInput name={`${path}.amountPaise`} label={MAKING_LABELS[by](unit)} unit="rupees" />
      )}
    </>
  );
}

const MAKING_LABELS = {
  total: () => 'Making charge (total), ₹',
  gram: () => 'Making per gram, ₹',
  unit: (unit: string | undefined) => `Making ${perUnit(unit)}, ₹`,
};

export function QuoteRate({ name, unit, piece }: Props) {
  const { getValues, setValue } = useFormContext();
  const silverRate = useSilverRate();
  const isByWeight = useWatch({ name: `${name}.rate.basis` }) === 'weight';
  const complete = (): void => {
    const line = quoteFormLine.parse(getValues(name));
    if (line.rate.basis === 'weight')
      setValue(`${name}.rate`, rateByWeight(line, piece, silverRate), CHANGED);
  };
  return (
    <>
      <div onChange={complete}>
        <ChoiceInput name={`${name}.rate.basis`} label="Price by" choices={BASES} />
      </div>
      {isByWeight ? (
        <>
          <NumberInput name={`${name}.rate.weightMg`} label="Total weight, g" unit="grams" />
          <NumberInput name={`${name}.rate.perGramPaise`} label="Rate per gram, ₹" unit="rupees" />
          <Making name={name} unit={unit} />
        </>
      ) : (
        <NumberInput
          name={`${name}.rate.pricePaise`}
          label={`Price ${perUnit(unit)}, ₹`}
          unit="rupees"
        />
      )}
    </>
  );
}
