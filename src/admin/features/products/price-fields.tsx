/** The price of a product, and who can see it. */
import { Button } from '#admin/shell/button.tsx';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormField } from '#admin/shell/form/field.tsx';
import { NumberInput } from '#admin/shell/form/inputs.tsx';
import type { ProductForm } from '#core/editing/product-form.ts';
import { MOST_TIERS } from '#schema/product.ts';
import { PRICE, PRICE_MODE } from '#admin/shell/editing/product-specs.ts';
import { LEGEND } from '#admin/shell/look/classes.ts';

function Tiers() {
  const { fields, append, remove } = useFieldArray({ name: 'tiers' });
  return (
    <fieldset className="col-span-full grid min-w-0 justify-items-start gap-3">
      <legend className={LEGEND}>Volume pricing</legend>
      {fields.map(({ id }, place) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,8rem)_minmax(0,10rem)_auto] items-start gap-3"
        >
          <NumberInput name={`tiers.${place}.minQty`} label="From quantity" unit="count" />
          <NumberInput name={`tiers.${place}.pricePaise`} label="Price each (₹)" unit="rupees" />
          {/* Aligned with the inputs, below their labels. */}
          <Button kind="quiet" className="mt-[1.6rem]" onClick={() => remove(place)}>
            Remove<span className="sr-only"> tier {place + 1}</span>
          </Button>
        </div>
      ))}
      {fields.length < MOST_TIERS && (
        <Button onClick={() => append({ minQty: undefined, pricePaise: undefined })}>
          Add tier
        </Button>
      )}
    </fieldset>
  );
}

export function PriceFields() {
  const mode: unknown = useWatch<ProductForm>({ name: 'priceMode' });
  return (
    <>
      <FormField spec={PRICE_MODE} />
      {mode !== 'onRequest' && (
        <>
          <FormField spec={PRICE} />
          <Tiers />
        </>
      )}
    </>
  );
}
