/** Quantity of a line, which weight and price follow. */
import { SINGLE_PIECE, unitsHeading } from '#core/unit-of-sale.ts';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { NumberInput } from '#admin/shell/form/inputs.tsx';
import { quoteFormLine, type QuoteFormLine } from '#core/quoting/quote-form.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { inQuantity } from '#core/order/agreed-lines.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import { proposedRate } from '#core/quoting/suggest-lines.ts';

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

/** The values that the catalogue proposes for a quantity. */
const FIELDS = ['weightMg', 'pricePaise', 'makingPaise'] as const;

interface Props {
  name: string;
  unit: string | undefined;
  piece: PricedProduct | undefined;
  /** Another quantity is divided among its sizes. */
  requested: SizedQuantity | undefined;
}

/** The sizes that the order sends in this quantity. */
function sizesIn(qty: number, { sizes = [], qty: all }: SizedQuantity = { qty }) {
  const rest = { label: undefined, qty: all - unitsOf(sizes) };
  return inQuantity(rest.qty > 0 ? [...sizes, rest] : sizes, qty).flatMap((part) =>
    part.label === undefined ? [] : [{ label: part.label, qty: part.qty }],
  );
}

function proposalFor({ qty }: QuoteFormLine, { piece, requested }: Props) {
  if (piece === undefined || typeof qty !== 'number') return undefined;
  return proposedRate(piece, { qty, sizes: sizesIn(qty, requested) });
}

/** Empty values and those that equal the proposal follow the quantity; others were typed and stay. */
export function Quantity(props: Props) {
  const { name, unit = SINGLE_PIECE } = props;
  const { getValues, setValue } = useFormContext();
  /** Determined on focus, because typing 24 passes through 2, whose proposal would not match. */
  const followed = useRef<(typeof FIELDS)[number][]>([]);
  const line = () => quoteFormLine.parse(getValues(name));
  const remember = (): void => {
    const { rate } = line();
    const proposed = proposalFor(line(), props);
    followed.current = FIELDS.filter(
      (field) => (rate[field] ?? proposed?.[field]) === proposed?.[field],
    );
  };
  const follow = (): void => {
    const proposed = proposalFor(line(), props);
    for (const field of followed.current) {
      const value = proposed?.[field];
      if (value !== undefined) setValue(`${name}.rate.${field}`, value, CHANGED);
    }
  };
  return (
    <div onFocus={remember} onChange={follow}>
      <NumberInput name={`${name}.qty`} label={unitsHeading(unit)} unit="count" />
    </div>
  );
}
