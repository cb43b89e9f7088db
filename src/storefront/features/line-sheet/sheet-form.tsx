/** The options of a line sheet. */
import { useState, type ReactNode } from 'react';
import { Field, FieldFrame } from '#ui/react/field.tsx';
import { BrandFields } from './brand-fields.tsx';
import { marginFrom, marginText } from './model/margin-price.ts';
import {
  LAYOUTS,
  LONGEST_TEXT,
  PRICES,
  ROUNDINGS,
  type SheetOptions,
} from './model/sheet-options.ts';

interface ChoiceProps<T> {
  id: string;
  label: string;
  value: T;
  values: readonly T[];
  nameOf: (value: T) => ReactNode;
  onChange: (value: T) => void;
}

function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { id, label, value, values, nameOf, onChange } = props;
  return (
    <FieldFrame id={id} label={label}>
      <select
        id={id}
        className="control"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = values[currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const LAYOUT_NAMES = { cards: 'Cards, 6 per page', table: 'Table, 15 per page' };
const PRICE_NAMES = {
  wholesale: 'Wholesale prices',
  margin: 'Prices with my margin',
  none: 'No prices',
};

interface Props {
  options: SheetOptions;
  /** The name of the list. */
  title: string;
  /** The seller's name. */
  seller: string;
  onChange: (some: Partial<SheetOptions>) => void;
}

function MarginField({ options: { marginBps }, onChange }: Pick<Props, 'options' | 'onChange'>) {
  /** The field's text while it differs from the margin. */
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && marginFrom(typed) === undefined;
  return (
    <Field
      id="sheet-margin"
      label="My margin, % of the wholesale price"
      required
      inputMode="decimal"
      autoComplete="off"
      error={isInvalid ? 'Enter a number from 0 to 999, such as 40 or 37.5.' : undefined}
      value={typed ?? marginText(marginBps)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = marginFrom(currentTarget.value);
        if (next !== undefined) onChange({ marginBps: next });
      }}
      onBlur={() => {
        if (!isInvalid) setTyped(undefined);
      }}
    />
  );
}

export function SheetForm({ options, title, seller, onChange }: Props) {
  return (
    <form
      className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
      aria-label="Line sheet options"
      onSubmit={(event) => event.preventDefault()}
    >
      <Choice
        id="sheet-layout"
        label="Layout"
        value={options.layout}
        values={LAYOUTS}
        nameOf={(value) => LAYOUT_NAMES[value]}
        onChange={(layout) => onChange({ layout })}
      />
      <Choice
        id="sheet-prices"
        label="Prices"
        value={options.prices}
        values={PRICES}
        nameOf={(value) => PRICE_NAMES[value]}
        onChange={(prices) => onChange({ prices })}
      />
      {options.prices === 'margin' && (
        <>
          <MarginField options={options} onChange={onChange} />
          <Choice
            id="sheet-round"
            label="Round up to"
            value={options.roundRupees}
            values={ROUNDINGS}
            nameOf={(value) => `₹${value}`}
            onChange={(roundRupees) => onChange({ roundRupees })}
          />
        </>
      )}
      <Field
        id="sheet-title"
        label="Title"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        placeholder={title}
        value={options.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <BrandFields name={options.name} seller={seller} onChange={(name) => onChange({ name })} />
      <label className="flex min-h-12 items-center gap-3 sm:self-end">
        <input
          type="checkbox"
          className="size-6 accent-ink"
          checked={options.hasMoq}
          onChange={({ currentTarget }) => onChange({ hasMoq: currentTarget.checked })}
        />
        Show MOQ
      </label>
    </form>
  );
}
