/** Tiers: a value that applies from a quantity up. */
import { useFieldArray } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { NumberInput } from '#admin/shell/form/inputs.tsx';
import { LEGEND } from '#admin/shell/look/classes.ts';
import type { TypedUnit } from '#core/editing/typed-number.ts';

interface Props {
  /** The list's path in the form. */
  name: string;
  legend: string;
  most: number;
  value: { field: string; label: string; unit: TypedUnit };
}

export function Tiers({ name, legend, most, value }: Props) {
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <fieldset className="@container col-span-full grid min-w-0 justify-items-start gap-3">
      <legend className={LEGEND}>{legend}</legend>
      {fields.map(({ id }, place) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,8rem)_minmax(0,10rem)_auto] items-start gap-3 @max-3xs:w-full @max-3xs:grid-cols-2 @max-3xs:gap-y-1"
        >
          <NumberInput name={`${name}.${place}.minQty`} label="From quantity" unit="count" />
          <NumberInput
            name={`${name}.${place}.${value.field}`}
            label={value.label}
            unit={value.unit}
          />
          {/* Aligned with the inputs, below their labels. */}
          <Button
            kind="quiet"
            className="mt-[1.6rem] @max-3xs:mt-0 @max-3xs:justify-self-start"
            onClick={() => remove(place)}
          >
            Remove<span className="sr-only"> tier {place + 1}</span>
          </Button>
        </div>
      ))}
      {fields.length < most && (
        <Button onClick={() => append({ minQty: undefined, [value.field]: undefined })}>
          Add tier
        </Button>
      )}
    </fieldset>
  );
}
