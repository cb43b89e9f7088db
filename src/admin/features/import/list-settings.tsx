/** Settings of the whole list: categories, pictures, prices and weights. */
import type { ProductColumn } from '#core/import/columns.ts';
import type { ImportMapping } from '#core/import/mapping.ts';
import { CARD, CONTROL, FIELD_GRID, LABEL } from '#admin/shell/look/classes.ts';
import { withChoice } from './column-matches.tsx';

interface Props {
  mapping: ImportMapping;
  header: readonly string[];
  onChange: (change: Partial<ImportMapping>) => void;
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [value: T, text: string])[];
  onChange: (value: T) => void;
}

const Choice = <T extends string>({ label, value, choices, onChange }: ChoiceProps<T>) => (
  <label>
    <span className={LABEL}>{label}</span>
    <select
      className={CONTROL}
      value={value}
      // The options are the choices.
      onChange={({ target }) => onChange(target.value as T)}
    >
      {choices.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'CNY', 'THB'].map(
  (code) => [code, code] as const,
);
const UNITS = [
  ['g', 'Grams'],
  ['mg', 'Milligrams'],
  ['kg', 'Kilograms'],
] as const;
const NEW_CATEGORIES = [
  ['refuse', 'Don’t import those rows'],
  ['create', 'Add the categories'],
] as const;
const DECIMALS = [
  ['.', 'Point: 1,250.50'],
  [',', 'Comma: 1.250,50'],
] as const;

export function ListSettings({ mapping, header, onChange }: Props) {
  const names = [['', 'No column'] as const, ...header.map((name) => [name, name] as const)];
  const columnFor = (label: string, field: ProductColumn['field']) => (
    <Choice
      label={label}
      value={mapping.columns[field] ?? ''}
      choices={names}
      onChange={(name) => onChange({ columns: withChoice(mapping.columns, field, name) })}
    />
  );
  return (
    <section className={CARD}>
      <h2>Settings for the whole file</h2>
      <div className={FIELD_GRID}>
        {columnFor('Category', 'category')}
        {columnFor('Subcategory', 'subCategory')}
        <Choice
          label="Categories that don’t exist"
          value={mapping.newCategories}
          choices={NEW_CATEGORIES}
          onChange={(newCategories) => onChange({ newCategories })}
        />
        {columnFor('Link to the main image', 'images')}
        <Choice
          label="Currency of prices"
          value={mapping.currency}
          choices={CURRENCIES}
          onChange={(currency) => onChange({ currency })}
        />
        {mapping.currency !== 'INR' && (
          <label>
            <span className={LABEL}>Rupees per {mapping.currency}</span>
            <input
              className={CONTROL}
              inputMode="decimal"
              value={mapping.rate}
              onChange={({ target }) => onChange({ rate: target.value })}
            />
          </label>
        )}
        <Choice
          label="Unit if a weight has none"
          value={mapping.weightUnit}
          choices={UNITS}
          onChange={(weightUnit) => onChange({ weightUnit })}
        />
        <Choice
          label="Decimal separator"
          value={mapping.decimal}
          choices={DECIMALS}
          onChange={(decimal) => onChange({ decimal })}
        />
      </div>
    </section>
  );
}
