/** Settings of the whole list: rows, SKUs, categories, pictures, prices and weights. */
import { useId } from 'react';
import { SKU_PATTERN } from '#core/import/generate-sku.ts';
import type { ProductColumn } from '#core/import/columns.ts';
import { CURRENCIES } from '#core/import/read-money.ts';
import type { ImportMapping } from '#core/import/mapping.ts';
import { CARD, CONTROL, FIELD_GRID, HINT, LABEL } from '#admin/shell/look/classes.ts';
import { withChoice } from './column-matches.tsx';

interface Props {
  mapping: ImportMapping;
  /** The column that identifies the product of a size, if the list has one. */
  parent: string;
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

const UNITS = [
  ['g', 'Grams'],
  ['mg', 'Milligrams'],
  ['kg', 'Kilograms'],
  ['oz', 'Ounces'],
  ['lb', 'Pounds'],
] as const;
const WITHOUT_SKU = [
  ['refuse', 'Don’t import them'],
  ['generate', 'Generate a SKU'],
] as const;
const NEW_CATEGORIES = [
  ['refuse', 'Choose in the next step'],
  ['create', 'Add all of them'],
] as const;
const DECIMALS = [
  ['.', 'Point: 1,250.50'],
  [',', 'Comma: 1.250,50'],
] as const;

/** Rows of one product: by a common value, or by the parent that they name. */
function RowsOfProducts({ mapping, parent, header, onChange }: Props) {
  const { group } = mapping;
  const choices = [
    ['', 'Each row is one product'] as const,
    ...(parent === '' ? [] : [['parent', `Sizes are below their “${parent}”`] as const]),
    ...header.map((name) => [`group ${name}`, `Rows with the same “${name}”`] as const),
  ];
  const grouped = group === '' ? '' : `group ${group}`;
  return (
    <Choice
      label="Rows of one product"
      value={mapping.parent === '' ? grouped : 'parent'}
      choices={choices}
      onChange={(chosen) =>
        onChange({
          parent: chosen === 'parent' ? parent : '',
          group: chosen.startsWith('group ') ? chosen.slice('group '.length) : '',
        })
      }
    />
  );
}

/** SKUs for products that have none in the list. */
function GeneratedSkus({ mapping: { skuPattern }, onChange }: Pick<Props, 'mapping' | 'onChange'>) {
  const hint = useId();
  return (
    <>
      <Choice
        label="Products without a SKU"
        value={skuPattern === '' ? 'refuse' : 'generate'}
        choices={WITHOUT_SKU}
        onChange={(chosen) => onChange({ skuPattern: chosen === 'refuse' ? '' : SKU_PATTERN })}
      />
      {skuPattern !== '' && (
        <div>
          <label>
            <span className={LABEL}>SKU pattern</span>
            <input
              className={CONTROL}
              aria-describedby={hint}
              value={skuPattern}
              onChange={({ target }) => onChange({ skuPattern: target.value })}
            />
          </label>
          <p id={hint} className={HINT}>
            {'{category}'} is two letters of the category, {'{number}'} has seven digits:
            RI-4821375. The next import gives the same product the same SKU.
          </p>
        </div>
      )}
    </>
  );
}

export function ListSettings(props: Props) {
  const { mapping, header, onChange } = props;
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
        <RowsOfProducts {...props} />
        <GeneratedSkus mapping={mapping} onChange={onChange} />
        {columnFor('Category', 'category')}
        {columnFor('Subcategory', 'subCategory')}
        <Choice
          label="Categories that don’t exist"
          value={mapping.newCategories}
          choices={NEW_CATEGORIES}
          onChange={(newCategories) => onChange({ newCategories })}
        />
        {columnFor('Links to images', 'images')}
        <Choice
          label="Currency of prices"
          value={mapping.currency}
          choices={CURRENCIES.map((code) => [code, code])}
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
