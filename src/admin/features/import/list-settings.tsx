/** Settings of the whole list: categories, pictures, prices and weights. */
import type { HandMapping } from './model/hand-mapping.ts';
import { CARD, CONTROL, FIELD_GRID, LABEL } from '#admin/shell/look/classes.ts';

interface Props {
  hand: HandMapping;
  header: readonly string[];
  onChange: (change: Partial<HandMapping>) => void;
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
  <label>
    <span className={LABEL}>{label}</span>
    <select className={CONTROL} value={value} onChange={({ target }) => onChange(target.value)}>
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
const UNLISTED = [
  ['refuse', 'Don’t import those rows'],
  ['create', 'Add the categories'],
] as const;
const DECIMALS = [
  ['.', 'Point: 1,250.50'],
  [',', 'Comma: 1.250,50'],
] as const;

const among = <T extends string>(choices: readonly (readonly [T, string])[], value: string): T =>
  choices.find(([each]) => each === value)?.[0] ?? (choices[0]?.[0] as T); // A list always has a row.

export function ListSettings({ hand, header, onChange }: Props) {
  const columns = [['', 'No column'] as const, ...header.map((name) => [name, name] as const)];
  return (
    <section className={CARD}>
      <h2>Settings for the whole file</h2>
      <div className={FIELD_GRID}>
        <Choice
          label="Category"
          value={hand.category}
          choices={columns}
          onChange={(category) => onChange({ category })}
        />
        <Choice
          label="Subcategory"
          value={hand.subCategory}
          choices={columns}
          onChange={(subCategory) => onChange({ subCategory })}
        />
        <Choice
          label="Categories that don’t exist"
          value={hand.unlisted}
          choices={UNLISTED}
          onChange={(value) => onChange({ unlisted: among(UNLISTED, value) })}
        />
        <Choice
          label="Link to the main image"
          value={hand.pictures[0] ?? ''}
          choices={columns}
          onChange={(column) => onChange({ pictures: column === '' ? [] : [column] })}
        />
        <Choice
          label="Currency of prices"
          value={hand.currency}
          choices={CURRENCIES}
          onChange={(currency) => onChange({ currency })}
        />
        {hand.currency !== 'INR' && (
          <label>
            <span className={LABEL}>Rupees per {hand.currency}</span>
            <input
              className={CONTROL}
              inputMode="decimal"
              value={hand.rate}
              onChange={({ target }) => onChange({ rate: target.value })}
            />
          </label>
        )}
        <Choice
          label="Unit if a weight has none"
          value={hand.weightUnit}
          choices={UNITS}
          onChange={(value) => onChange({ weightUnit: among(UNITS, value) })}
        />
        <Choice
          label="Decimal separator"
          value={hand.decimal}
          choices={DECIMALS}
          onChange={(value) => onChange({ decimal: among(DECIMALS, value) })}
        />
      </div>
    </section>
  );
}
