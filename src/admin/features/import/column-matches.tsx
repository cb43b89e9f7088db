/** Maps each field to a column, with sample values of the first rows. */
import type { ImportField } from '#core/import/columns.ts';
import { HAND_COLUMNS, type HandMapping } from './model/hand-mapping.ts';
import { FIELD_OPTIONAL } from '#ui/form-class.ts';
import { headerOf } from '#core/import/column-names.ts';
import { CARD, CONTROL, FOLD } from '#admin/shell/look/classes.ts';

interface Props {
  hand: HandMapping;
  header: readonly string[];
  samples: readonly (readonly string[])[];
  onChange: (change: Partial<HandMapping>) => void;
}

/** Fields that lists rarely have; shown last. */
const SELDOM: ReadonlySet<string> = new Set([
  ...['slug', 'oldSlugs', 'status', 'publishAt', 'tiers', 'seo.title', 'seo.description'],
  ...['seo.keywords', 'tags', 'packSize', 'orderMultiple', 'originCountry', 'hsn', 'gstRateBps'],
]);

const NAMED = [...HAND_COLUMNS].filter(({ field }) => field !== 'oldSlugs');

const withValue = (
  values: Partial<Record<ImportField, string>>,
  field: ImportField,
  value: string,
): Partial<Record<ImportField, string>> =>
  Object.fromEntries(
    Object.entries({ ...values, [field]: value }).filter(([, each]) => each !== ''),
  );

function sampleOf(column: string, { header, samples }: Pick<Props, 'header' | 'samples'>): string {
  const place = header.indexOf(column);
  return samples.map((cells) => cells[place] ?? '').find((cell) => cell.trim() !== '') ?? '';
}

const CELL = 'border-b border-line py-1.5 pe-3 text-start align-middle';
const HEADINGS = ['Field', 'Column in your file', 'Example', 'Default for new products'] as const;

type Column = (typeof HAND_COLUMNS)[number];

function Match({ column, ...props }: Props & { column: Column }) {
  const { hand, header, onChange } = props;
  const { field } = column;
  const name = headerOf(column);
  const chosen = hand.columns[field] ?? '';
  const usual = hand.fixed[field] ?? '';
  return (
    <tr>
      <th scope="row" className={`${CELL} font-medium`}>
        {name}
        {field === 'sku' && <span className={FIELD_OPTIONAL}> (required)</span>}
      </th>
      <td className={CELL}>
        <select
          className={`${CONTROL} min-w-36`}
          aria-label={`Column for ${name}`}
          value={chosen}
          onChange={({ target }) =>
            onChange({ columns: withValue(hand.columns, field, target.value) })
          }
        >
          <option value="">No column</option>
          {header.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </td>
      <td className={`${CELL} max-w-64 truncate text-sm text-ink-soft`}>
        {chosen !== '' && <bdi>{sampleOf(chosen, props)}</bdi>}
      </td>
      <td className={CELL}>
        {field !== 'sku' && field !== 'title' && (
          <input
            className={`${CONTROL} min-w-36`}
            aria-label={`Default ${name} for new products`}
            value={usual}
            onChange={({ target }) =>
              onChange({ fixed: withValue(hand.fixed, field, target.value) })
            }
          />
        )}
      </td>
    </tr>
  );
}

const Matches = ({
  columns,
  label,
  ...props
}: Props & { columns: readonly Column[]; label: string }) => (
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
          <Match key={column.field} column={column} {...props} />
        ))}
      </tbody>
    </table>
  </div>
);

export const ColumnMatches = (props: Props) => (
  <section className={CARD}>
    <h2>Match the columns</h2>
    <Matches
      {...props}
      label="Columns"
      columns={NAMED.filter(({ field }) => !SELDOM.has(field) || props.hand.columns[field])}
    />
    <details className="mt-3">
      <summary className={FOLD}>More fields</summary>
      <Matches
        {...props}
        label="More columns"
        columns={NAMED.filter(({ field }) => SELDOM.has(field) && !props.hand.columns[field])}
      />
    </details>
  </section>
);
