/** The sizes of a product: their system, and a row for each with SKU suffix and weight. */
import { useId, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { FormField } from '#admin/shell/form/field.tsx';
import { NumberInput, TextInput } from '#admin/shell/form/inputs.tsx';
import { CONTROL, ERROR, HINT, LEGEND } from '#admin/shell/look/classes.ts';
import { normalizeSize, sortSizes } from '#core/sizes/normalize-size.ts';
import { sizesInText } from '#core/sizes/sizes-in-text.ts';
import { isRecord, textOf } from '#core/editing/form-values.ts';
import { MOST_SIZES } from '#schema/limits.ts';
import { SIZE_SYSTEMS, type SizeSystem } from '#schema/size-labels.ts';
import { SIZE_SYSTEM } from './product-specs.ts';

const EXAMPLES: Readonly<Record<SizeSystem, string>> = {
  indianRing: '8-22, or 10, 12, 14',
  bangle: '2-4 to 2-10, or 2-4, 2-6',
  inch: '16, 18, 20',
  cm: '40, 45, 50',
  free: 'Small, Medium, Large',
};

/** Adds several sizes at once; those that are listed already stay as they are, and what can’t be read stays typed. */
function AddSizes({ system }: { system: SizeSystem }) {
  const { getValues, setValue } = useFormContext();
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState('');
  const id = useId();
  const add = (): void => {
    const { labels, rest } = sizesInText(system, text);
    const rows = [getValues('sizes')].flat().filter(isRecord);
    const listed = new Set(
      rows.map(({ label }) => normalizeSize(system, textOf(label)) ?? textOf(label)),
    );
    const added = labels.filter((label) => !listed.has(label)).map((label) => ({ label }));
    const all = [...rows.map((row) => ({ ...row, label: textOf(row['label']) })), ...added];
    setValue('sizes', sortSizes(system, all).slice(0, MOST_SIZES), {
      shouldDirty: true,
      shouldValidate: true,
    });
    setText(rest);
    setInvalid(rest);
  };
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid gap-1 text-sm font-medium">
          Add sizes
          <input
            className={`${CONTROL} font-normal`}
            value={text}
            placeholder={EXAMPLES[system]}
            aria-invalid={invalid !== '' || undefined}
            aria-describedby={invalid === '' ? undefined : id}
            onChange={({ target }) => {
              setText(target.value);
              setInvalid('');
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </label>
        <Button onClick={add}>Add</Button>
      </div>
      {invalid !== '' && (
        <p id={id} role="alert" className={`${ERROR} mt-1 max-w-prose wrap-anywhere`}>
          “{invalid}” can’t be read. Enter sizes like {EXAMPLES[system]}.
        </p>
      )}
    </div>
  );
}

function SizeRows({ system }: { system: SizeSystem }) {
  const { fields, remove } = useFieldArray({ name: 'sizes' });
  return (
    <fieldset className="col-span-full grid min-w-0 justify-items-start gap-3">
      <legend className={LEGEND}>Sizes</legend>
      {fields.map(({ id }, place) => (
        <div
          key={id}
          className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[repeat(3,minmax(0,8rem))_auto]"
        >
          <TextInput name={`sizes.${place}.label`} label="Size" />
          <TextInput name={`sizes.${place}.sku`} label="SKU suffix" isCapitals />
          <NumberInput name={`sizes.${place}.netWeightMg`} label="Net weight (g)" unit="grams" />
          {/* Aligned with the inputs, below their labels. */}
          <Button
            kind="quiet"
            className="justify-self-start sm:mt-[1.6rem]"
            onClick={() => remove(place)}
          >
            Remove<span className="sr-only"> size {place + 1}</span>
          </Button>
        </div>
      ))}
      <AddSizes system={system} />
      <p className={HINT}>
        SKU suffix and net weight are optional. Without a net weight of its own, a size weighs as
        much as the product. Stock is counted in Inventory. Up to {MOST_SIZES} sizes.
      </p>
    </fieldset>
  );
}

export function SizeFields() {
  const chosen: unknown = useWatch({ name: 'sizeSystem' });
  const rows: unknown = useWatch({ name: 'sizes' });
  const system = SIZE_SYSTEMS.find((each) => each === chosen);
  const hasRows = Array.isArray(rows) && rows.length > 0;
  return (
    <>
      <FormField spec={SIZE_SYSTEM} />
      {(system !== undefined || hasRows) && <SizeRows system={system ?? 'free'} />}
    </>
  );
}
