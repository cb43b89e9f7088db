/** The number of pieces of a line, which weight and price follow; and what is proposed where they do not. */
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
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';

const CHANGED = { shouldDirty: true, shouldValidate: true } as const;

export function Pieces({ name, piece }: { name: string; piece: PricedProduct | undefined }) {
  const { getValues, setValue } = useFormContext();
  /** Found when the field is entered: on the way from 12 to 24 stands a 2, which was proposed to nobody. */
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
      <NumberInput name={`${name}.qty`} label="Pieces" unit="count" />
    </div>
  );
}

/** What the catalogue says instead of what was typed by hand, and the way to take it. */
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
        // This button goes away with what it was pressed for.
        setFocus(`${name}.rate.${field}`);
      }}
    >
      {field === 'weightMg'
        ? `Use catalogue weight: ${formatGrams(value)}`
        : `Use list price: ${formatRupees(value)}`}
    </button>
  );
}
