/** The price of a product, fixed or by weight, and who can see it. */
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField, FormFields } from '#admin/shell/form/field.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { useSilverRate } from '#admin/shell/silver/use-silver-rate.ts';
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';
import { isRecord } from '#core/editing/form-values.ts';
import type { ProductForm } from '#core/editing/product-form.ts';
import { formatRupees } from '#core/format.ts';
import { priceAtRate } from '#core/silver/price-at-rate.ts';
import { byWeight, MOST_MAKING_TIERS } from '#schema/by-weight.ts';
import { MOST_TIERS } from '#schema/product.ts';
import { CONTROL, HINT } from '#admin/shell/look/classes.ts';
import { BY_WEIGHT, PRICE, PRICE_MODE } from './product-specs.ts';
import { Tiers } from './tier-fields.tsx';

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

/** Switching keeps the other price in the form until it is saved. */
function PricingField() {
  const { setValue } = useFormContext<ProductForm>();
  const current: unknown = useWatch<ProductForm>({ name: 'byWeight' });
  return (
    <FormFieldFrame id="field-byWeight" label="Pricing">
      <select
        id="field-byWeight"
        className={CONTROL}
        value={isRecord(current) ? 'weight' : 'fixed'}
        onChange={({ target }) =>
          setValue('byWeight', target.value === 'weight' ? { makingTiers: [] } : undefined, CHANGED)
        }
      >
        <option value="fixed">Fixed price</option>
        <option value="weight">By weight, at the silver rate</option>
      </select>
    </FormFieldFrame>
  );
}

/** The price at the current silver rate, as visitors see it. */
function CurrentPrice() {
  const rate = useSilverRate();
  const [current, weightMg] = useWatch<ProductForm, ['byWeight', 'netWeightMg']>({
    name: ['byWeight', 'netWeightMg'],
  });
  const read = byWeight.safeParse(isRecord(current) ? withoutEmptyFields(current) : undefined);
  const text =
    rate === undefined
      ? 'No silver rate is set. Set it in the top bar; until then, the page shows “Price on request”.'
      : typeof weightMg !== 'number' || weightMg <= 0
        ? 'Enter the net weight to see the price.'
        : read.success
          ? `${formatRupees(priceAtRate(read.data, weightMg, rate).pricePaise)} per unit at the silver rate of ${formatRupees(rate)}/g`
          : 'Check the making charge to see the price.';
  return (
    <p className={`${HINT} col-span-full`} role="status">
      {text}
    </p>
  );
}

export function PriceFields() {
  const [mode, current] = useWatch<ProductForm, ['priceMode', 'byWeight']>({
    name: ['priceMode', 'byWeight'],
  });
  return (
    <>
      <FormField spec={PRICE_MODE} />
      {mode !== 'onRequest' && <PricingField />}
      {mode !== 'onRequest' &&
        (isRecord(current) ? (
          <>
            <FormFields specs={BY_WEIGHT} />
            <CurrentPrice />
            <Tiers
              name="byWeight.makingTiers"
              legend="Making charge discounts"
              most={MOST_MAKING_TIERS}
              value={{ field: 'offBps', label: 'Discount (%)', unit: 'percent' }}
            />
          </>
        ) : (
          <>
            <FormField spec={PRICE} />
            <Tiers
              name="tiers"
              legend="Volume pricing"
              most={MOST_TIERS}
              value={{ field: 'pricePaise', label: 'Price each (₹)', unit: 'rupees' }}
            />
          </>
        ))}
    </>
  );
}
