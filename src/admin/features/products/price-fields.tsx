/** The price of a product, fixed or by weight, and who can see it. */
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField, FormFields } from '#admin/shell/form/field.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { useSilverRate } from '#admin/shell/silver/use-silver-rate.ts';
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';
import { isRecord, textOf } from '#core/editing/form-values.ts';
import type { ProductForm } from '#core/editing/product-form.ts';
import { formatRupees } from '#core/format.ts';
import { belowCost } from '#core/price-changes/change-prices.ts';
import type { PriceList } from '#core/pricing.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import { perUnit } from '#core/unit-of-sale.ts';
import { byWeight, MOST_MAKING_TIERS } from '#schema/by-weight.ts';
import { MOST_TIERS, priceTiers } from '#schema/product.ts';
import { Tiers } from '#admin/shell/form/tier-fields.tsx';
import { CONTROL, HINT } from '#admin/shell/look/classes.ts';
import { BY_WEIGHT, COST, PRICE, PRICE_MODE } from './product-specs.ts';

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

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;

const readByWeight = (value: unknown) =>
  byWeight.safeParse(isRecord(value) ? withoutEmptyFields(value) : undefined).data;

/** The prices of the form at the current silver rate; null while they are incomplete. */
function usePrices(): PriceList | null {
  const rate = useSilverRate();
  const [pricePaise, tiers, current, weightMg] = useWatch<
    ProductForm,
    ['pricePaise', 'tiers', 'byWeight', 'netWeightMg']
  >({ name: ['pricePaise', 'tiers', 'byWeight', 'netWeightMg'] });
  const making = readByWeight(current);
  return isRecord(current) && making === undefined
    ? null
    : currentPrice(
        {
          byWeight: making,
          pricePaise: numberOf(pricePaise),
          tiers: priceTiers.safeParse(tiers).data ?? [],
        },
        numberOf(weightMg),
        rate,
      );
}

/** The price at the current silver rate, as visitors see it. */
function CurrentPrice() {
  const rate = useSilverRate();
  const prices = usePrices();
  const [weightMg, unit] = useWatch<ProductForm, ['netWeightMg', 'unit']>({
    name: ['netWeightMg', 'unit'],
  });
  const text =
    rate === undefined
      ? 'No silver rate is set. Set it in the top bar; until then, the page shows “Price on request”.'
      : numberOf(weightMg) === undefined
        ? 'Enter the net weight to see the price.'
        : prices
          ? `${formatRupees(prices.pricePaise)} ${perUnit(textOf(unit) || undefined)} at the silver rate of ${formatRupees(rate)}/g`
          : 'Check the making charge to see the price.';
  return (
    <p className={`${HINT} col-span-full`} role="status">
      {text}
    </p>
  );
}

/** The cost of a unit, and a warning of a price below it. */
function Cost({ isPriced }: { isPriced: boolean }) {
  const prices = usePrices();
  const costPaise: unknown = useWatch<ProductForm>({ name: 'costPaise' });
  const warning = isPriced && prices && belowCost(prices, numberOf(costPaise));
  return (
    <>
      <FormField spec={COST} />
      <p className="col-span-full text-sm text-warn empty:hidden" role="status">
        {warning}
      </p>
    </>
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
      <Cost isPriced={mode !== 'onRequest'} />
    </>
  );
}
