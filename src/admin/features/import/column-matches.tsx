/** Maps each field to a column, with sample values of the first rows. */
import { Fragment, useState, type ChangeEvent } from 'react';
import { PRODUCT_COLUMNS, type ProductColumn } from '#core/import/columns.ts';
import { headerOf } from '#core/import/column-names.ts';
import type { ImportMapping } from '#core/import/mapping.ts';
import { formatCount } from '#core/format.ts';
import { showCell } from '#core/import/show-cell.ts';
import { beginWith } from '#core/editing/product-form.ts';
import { FIELD_OPTIONAL } from '#ui/form-class.ts';
import { CARD, CONTROL, FOLD } from '#admin/shell/look/classes.ts';
import type { Run } from './import-state.ts';
import { CODE_LABELS } from '#core/import/code-labels.ts';

interface Props {
  run: Run;
  mapping: ImportMapping;
  onChange: (change: Partial<ImportMapping>) => void;
}

/** Fields that most lists have; the others are shown first only if the file has them. */
const USUAL: ReadonlySet<string> = new Set([
  ...['sku', 'title', 'unit', 'netWeightMg', 'sizes', 'moq', 'priceMode', 'pricePaise'],
]);

interface MatchProps extends Props {
  column: ProductColumn;
}

interface ChosenColumnProps {
  /** Of the field. */
  name: string;
  /** Empty for no column. */
  chosen: string;
  run: Run;
  onChoose: (column: string) => void;
}

/** Fields of the other part of the form, or that only an export has. */
const APART: ReadonlySet<string> = new Set(['category', 'subCategory', 'images', 'oldSlugs']);

const NAMED = PRODUCT_COLUMNS.filter(({ field }) => !APART.has(field));

/** Without empty choices. */
export const withChoice = (
  choices: ImportMapping['columns'],
  field: ProductColumn['field'],
  value: string,
): ImportMapping['columns'] =>
  Object.fromEntries(
    Object.entries({ ...choices, [field]: value }).filter(([, each]) => each !== ''),
  );

function sampleOf(column: string, { file: { header, samples } }: Run): string {
  const place = header.indexOf(column);
  return samples.map((cells) => cells[place] ?? '').find((cell) => cell.trim() !== '') ?? '';
}

/** What a new product gets if nothing is typed. */
function usualValue({ field, type }: ProductColumn, { newProducts }: Run): string {
  const value: unknown = Reflect.get(beginWith(newProducts), field);
  return Array.isArray(value) ? '' : showCell(type, value);
}

/** The value of new products: chosen where the field has choices, otherwise typed. */
function Default({ column, run, mapping, onChange }: MatchProps) {
  const { field, type } = column;
  const usual = usualValue(column, run);
  const shared = {
    className: `${CONTROL} min-w-36`,
    'aria-label': `Default ${headerOf(column)} for new products`,
    value: mapping.defaults[field] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ defaults: withChoice(mapping.defaults, field, target.value) }),
  };
  if (type.kind !== 'choice') return <input placeholder={usual} {...shared} />;
  const labelOf = (code: string): string => CODE_LABELS[field]?.[code] ?? code;
  return (
    <select {...shared}>
      <option value="">{labelOf(usual)}</option>
      {type.values
        .filter((code) => code !== usual)
        .map((code) => (
          <option key={code} value={code}>
            {labelOf(code)}
          </option>
        ))}
    </select>
  );
}

const CELL = 'border-b border-line py-1.5 pe-3 text-start align-middle';
const HEADINGS = ['Field', 'Column in your file', 'Example', 'Default for new products'] as const;

/** The cells with the column of a field and an example. */
const ChosenColumn = ({ name, chosen, run, onChoose }: ChosenColumnProps) => (
  <>
    <td className={CELL}>
      <select
        className={`${CONTROL} min-w-36`}
        aria-label={`Column for ${name}`}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">No column</option>
        {run.file.header.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </td>
    <td className={`${CELL} max-w-64 truncate text-sm text-ink-soft`}>
      {chosen !== '' && <bdi>{sampleOf(chosen, run)}</bdi>}
    </td>
  </>
);

function Match(props: MatchProps) {
  const { column, run, mapping, onChange } = props;
  const { columns } = mapping;
  const { field } = column;
  const name = headerOf(column);
  return (
    <tr>
      <th scope="row" className={`${CELL} font-medium`}>
        {name}
        {field === 'sku' && mapping.skuPattern === '' && (
          <span className={FIELD_OPTIONAL}> (required)</span>
        )}
      </th>
      <ChosenColumn
        name={name}
        chosen={columns[field] ?? ''}
        run={run}
        onChoose={(chosen) => onChange({ columns: withChoice(columns, field, chosen) })}
      />
      <td className={CELL}>{field !== 'sku' && field !== 'title' && <Default {...props} />}</td>
    </tr>
  );
}

/** The prices from a quantity up for which the file has a column. */
const TierMatches = ({ run, mapping: { tierColumns }, onChange }: Props) =>
  run.file.guess.tierColumns.map(({ minQty }) => {
    const name = `Price from ${formatCount(minQty)} (₹)`;
    const others = tierColumns.filter((each) => each.minQty !== minQty);
    return (
      <tr key={minQty}>
        <th scope="row" className={`${CELL} font-medium`}>
          {name}
        </th>
        <ChosenColumn
          name={name}
          chosen={tierColumns.find((each) => each.minQty === minQty)?.column ?? ''}
          run={run}
          onChoose={(column) => {
            const chosen = column === '' ? others : [...others, { minQty, column }];
            onChange({ tierColumns: chosen.toSorted((one, other) => one.minQty - other.minQty) });
          }}
        />
        <td className={CELL} />
      </tr>
    );
  });

const Matches = ({
  columns,
  label,
  ...props
}: Props & { columns: readonly ProductColumn[]; label: string }) => (
  <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
    <table className="w-full border-collapse">
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th
              key={heading}
              scope="col"
              className={`${CELL} text-xs/normal font-medium text-ink-soft`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <Fragment key={column.field}>
            <Match column={column} {...props} />
            {column.field === 'pricePaise' && <TierMatches {...props} />}
          </Fragment>
        ))}
      </tbody>
    </table>
  </div>
);

export function ColumnMatches(props: Props) {
  // Fields keep their place while they are matched.
  const [{ columns }] = useState(props.mapping);
  const isSeldom = ({ field }: ProductColumn) => !USUAL.has(field) && !columns[field];
  return (
    <section className={CARD}>
      <h2>Match the columns</h2>
      <Matches {...props} label="Columns" columns={NAMED.filter((each) => !isSeldom(each))} />
      <details className="mt-3">
        <summary className={FOLD}>More fields</summary>
        <Matches {...props} label="More columns" columns={NAMED.filter(isSeldom)} />
      </details>
    </section>
  );
}
