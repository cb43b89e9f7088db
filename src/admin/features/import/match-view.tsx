/** The second step: match columns to fields, with sample values of the first rows. */
import { Button } from '#admin/shell/button.tsx';
import { ActionBar } from '#admin/shell/form/action-bar.tsx';
import { CARD, CONTROL, FIELD_GRID, LABEL } from '#admin/shell/look/classes.ts';
import { formatCount } from '#core/format.ts';
import { headerOf, PRODUCT_COLUMNS, type ProductColumn } from '#core/import/columns.ts';
import { unusedColumns, type ImportMapping } from '#core/import/mapping.ts';
import { guessMapping } from '#core/import/match-columns.ts';
import type { List } from '#core/import/read-list.ts';
import { FIELD_OPTIONAL } from '#ui/form-class.ts';
import { changeMatching, compare, restart, type Stage } from './import-run.ts';

type MatchState = Stage<'match'>;

const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

const ShopFile = ({ run: { list }, mapping }: MatchState) => {
  const matched = Object.keys(mapping.columns).length;
  const others = unusedColumns(mapping, list.header).length;
  return (
    <section className={CARD}>
      <h2>Columns recognised</h2>
      <p>
        This file was exported from this shop. {counted(matched, 'column')}{' '}
        {matched === 1 ? 'is' : 'are'} imported.
        {others > 0 && ` ${counted(others, 'other column')} not used.`}
      </p>
      <p className="mt-3">
        <Button onClick={() => changeMatching(guessMapping(list.header))}>
          Match columns yourself
        </Button>
      </p>
    </section>
  );
};

/** Rows whose values serve as an example. */
const SAMPLES = 5;

function sampleOf(column: string, { header, rows }: List): string {
  const place = header.indexOf(column);
  const cells = rows.slice(0, SAMPLES).map((row) => row.cells[place] ?? '');
  return cells.find((cell) => cell.trim() !== '') ?? '';
}

const CELL = 'border-b border-line py-1.5 pe-3 text-start align-middle';
const HEADINGS = ['Field', 'Column in your file', 'Example'] as const;

function Match({ column, run: { list }, mapping }: MatchState & { column: ProductColumn }) {
  const { field } = column;
  const { [field]: chosen = '', ...others } = mapping.columns;
  return (
    <tr>
      <th scope="row" className={`${CELL} font-medium`}>
        {headerOf(column)}
        {field === 'sku' && <span className={FIELD_OPTIONAL}> (required)</span>}
      </th>
      <td className={CELL}>
        <select
          className={`${CONTROL} min-w-36`}
          aria-label={`Column for ${headerOf(column)}`}
          value={chosen}
          onChange={({ target: { value } }) =>
            changeMatching({
              ...mapping,
              columns: value === '' ? others : { ...others, [field]: value },
            })
          }
        >
          <option value="">No column</option>
          {list.header.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </td>
      <td className={`${CELL} max-w-64 truncate text-sm text-ink-soft`}>
        {chosen !== '' && <bdi>{sampleOf(chosen, list)}</bdi>}
      </td>
    </tr>
  );
}

const ColumnMatches = (state: MatchState) => (
  <section className={CARD}>
    <h2>Match the columns</h2>
    <div className="overflow-x-auto" role="region" aria-label="Columns" tabIndex={0}>
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
          {PRODUCT_COLUMNS.map((column) => (
            <Match key={column.field} column={column} {...state} />
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'CNY', 'THB'] as const;

function ListSettings({ mapping }: MatchState) {
  const change = (changes: Partial<ImportMapping>): void =>
    changeMatching({ ...mapping, ...changes });
  return (
    <section className={CARD}>
      <h2>Settings for the whole file</h2>
      <div className={FIELD_GRID}>
        <label>
          <span className={LABEL}>Categories that don’t exist</span>
          <select
            className={CONTROL}
            value={mapping.newCategories}
            onChange={({ target }) =>
              change({ newCategories: target.value === 'create' ? 'create' : 'refuse' })
            }
          >
            <option value="refuse">Don’t import those rows</option>
            <option value="create">Add the categories</option>
          </select>
        </label>
        <label>
          <span className={LABEL}>Currency of prices</span>
          <select
            className={CONTROL}
            value={mapping.currency}
            onChange={({ target }) => change({ currency: target.value })}
          >
            {CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        {mapping.currency !== 'INR' && (
          <label>
            <span className={LABEL}>Rupees per {mapping.currency}</span>
            <input
              className={CONTROL}
              inputMode="decimal"
              value={mapping.rate}
              onChange={({ target }) => change({ rate: target.value })}
            />
          </label>
        )}
      </div>
    </section>
  );
}

export function MatchView({ state }: { state: MatchState }) {
  const { run, mapping, problem } = state;
  return (
    <>
      <p className="mb-4">
        <bdi>{run.name}</bdi>: {counted(run.list.rows.length, 'row')},{' '}
        {counted(run.list.header.length, 'column')}.
      </p>
      {mapping.exact ? (
        <ShopFile {...state} />
      ) : (
        <>
          <ColumnMatches {...state} />
          <ListSettings {...state} />
        </>
      )}
      <ActionBar>
        <p role="alert" className="text-bad">
          {problem}
        </p>
        <Button onClick={() => void restart()}>Choose another file</Button>
        <Button kind="primary" onClick={() => void compare()}>
          Review changes
        </Button>
      </ActionBar>
    </>
  );
}
