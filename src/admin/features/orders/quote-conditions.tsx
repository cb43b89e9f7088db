/** Fields of the whole quote: discount, charges, validity, GST by place of supply, and a note. */
import {
  AreaInput,
  CheckInput,
  ChoiceInput,
  NumberInput,
  TextInput,
} from '#admin/shell/form/inputs.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { useField } from '#admin/shell/form/use-field.ts';
import { formatDay } from '#core/format-time.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import type { Order } from '#schema/order.ts';
import { placeOfSupply, suppliesOf, type Supply } from '#core/quoting/place-of-supply.ts';
import { CARD, CONTROL, FIELD_GRID } from '#admin/shell/look/classes.ts';

const supplyName = (supply: Supply, sellerState: string): string =>
  ({
    within: `CGST and SGST (within ${sellerState})`,
    counter: `CGST and SGST (over the counter in ${sellerState})`,
    beyond: 'IGST (to another state)',
  })[supply];

function supplyHint(order: Order): string {
  const state = placeOfSupply(order);
  return state === undefined
    ? 'The place of supply is unknown. Choose GST by the place of supply.'
    : `Place of supply: ${state}.`;
}

/** The date in Indian order, whatever order the browser's date field uses. */
function dayHint(day: unknown): string {
  const start = typeof day === 'string' ? startOfIndiaDay(day) : undefined;
  return start === undefined
    ? 'Until the end of the day.'
    : `Until the end of ${formatDay(start)}.`;
}

function LastDay() {
  const { value, set, frame, control } = useField('validUntil', (now) => ({
    label: 'Valid until',
    hint: dayHint(now),
  }));
  return (
    <FormFieldFrame {...frame}>
      <input
        {...control}
        type="date"
        className={CONTROL}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => set(target.value)}
      />
    </FormFieldFrame>
  );
}

export const QuoteConditions = ({ order, sellerState }: { order: Order; sellerState: string }) => (
  <section className={CARD} aria-label="Conditions">
    <div className={`${FIELD_GRID} max-sm:grid-cols-2 max-sm:[&>:nth-child(n+5)]:col-span-full`}>
      <TextInput name="discount" label="Discount" optional hint="Rupees (500) or per cent (5%)." />
      <LastDay />
      <NumberInput name="freightPaise" label="Freight, ₹" unit="rupees" optional />
      <NumberInput
        name="packingPaise"
        label="Packing, ₹"
        unit="rupees"
        optional
        hint="Taxed like the goods."
      />
      <ChoiceInput
        name="supply"
        label="GST"
        choices={suppliesOf(order, sellerState).map((each) => [
          each,
          supplyName(each, sellerState),
        ])}
        hint={supplyHint(order)}
      />
      <NumberInput
        name="advanceBps"
        label="Advance, %"
        unit="percent"
        optional
        hint="To pay before you confirm the order."
      />
      <CheckInput name="isRounded" label="Round off to whole rupees" />
      <div className="col-span-full">
        <AreaInput name="note" label="Note for the customer" optional rows={2} />
      </div>
    </div>
  </section>
);
