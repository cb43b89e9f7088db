/** What a product costs, and to whom that is shown. */
import { useFieldArray, useWatch } from 'react-hook-form';
import { Field } from '#admin/shell/form/field.tsx';
import { NumberInput } from '#admin/shell/form/inputs.tsx';
import { MOST_TIERS } from '#schema/product.ts';
import { PRICE, PRICE_MODE } from './product-specs.ts';

function Tiers() {
  const { fields, append, remove } = useFieldArray({ name: 'tiers' });
  return (
    <fieldset className="admin-wide admin-tiers">
      <legend>Volume pricing</legend>
      {fields.map(({ id }, place) => (
        <div key={id} className="admin-tier">
          <NumberInput name={`tiers.${place}.minQty`} label="From (pieces)" unit="count" />
          <NumberInput name={`tiers.${place}.pricePaise`} label="Price each (₹)" unit="rupees" />
          <button type="button" className="btn btn-small btn-quiet" onClick={() => remove(place)}>
            Remove<span className="sr-only"> tier {place + 1}</span>
          </button>
        </div>
      ))}
      {fields.length < MOST_TIERS && (
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => append({ minQty: undefined, pricePaise: undefined })}
        >
          Add tier
        </button>
      )}
    </fieldset>
  );
}

export function PriceFields() {
  const mode: unknown = useWatch({ name: 'priceMode' });
  return (
    <>
      <Field spec={PRICE_MODE} />
      {mode !== 'onRequest' && (
        <>
          <Field spec={PRICE} />
          <Tiers />
        </>
      )}
    </>
  );
}
