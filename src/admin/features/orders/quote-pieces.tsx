/** Quantity of a line, which weight and price follow, and proposals for values that were typed. */
import { SINGLE_PIECE, unitsHeading } from '#core/unit-of-sale.ts';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberInput } from '#admin/shell/form/inputs.tsx';
import { formatGrams, formatRupees } from '#core/format.ts';
import {
  followedBy,
  followingRate,
  otherProposal,
  type Followed,
} from './model/follow-quantity.ts';
import { quoteFormLine } from '#core/quoting/quote-form.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

interface Props {
  name: string;
  unit: string | undefined;
  piece: PricedProduct | undefined;
}

export function Quantity({ name, unit = SINGLE_PIECE, piece }: Props) {
  const { getValues, setValue } = useFormContext();
  /** Determined on focus, because typing 24 passes through 2, whose proposal would not match. */
  const followed = useRef<readonly Followed[]>([]);
  const line = () => quoteFormLine.parse(getValues(name));
  const remember = (): void => {
    followed.current = piece ? followedBy(line(), piece) : [];
  };
  const follow = (): void => {
    if (piece === undefined) return;
    for (const [field, value] of followingRate(line(), piece, followed.current))
      setValue(`${name}.rate.${field}`, value, CHANGED);
  };
  return (
    <div onFocus={remember} onChange={follow}>
      <NumberInput name={`${name}.qty`} label={unitsHeading(unit)} unit="count" />
    </div>
  );
}

/** The proposal of the catalogue for a typed value, with a button to use it. */
export function Proposal({ name, piece }: { name: string; piece: PricedProduct }) {
  const { setValue, setFocus } = useFormContext();
  const line = quoteFormLine.safeParse(useWatch({ name })).data;
  const other = line && otherProposal(line, piece);
  if (other === undefined) return null;
  const { field, value } = other;
  return (
    <button
      type="button"
      className="min-h-6 text-start text-xs whitespace-nowrap link"
      onClick={() => {
        setValue(`${name}.rate.${field}`, value, CHANGED);
        // This button disappears after it was pressed.
        setFocus(`${name}.rate.${field}`);
      }}
    >
      {field === 'weightMg'
        ? `Use catalogue weight: ${formatGrams(value)}`
        : `Use list price: ${formatRupees(value)}`}
    </button>
  );
}
