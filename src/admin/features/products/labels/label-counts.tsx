/** How many labels of each SKU and size are printed. */
import { Button } from '#admin/shell/button.tsx';
import { CARD, CONTROL, FIGURES } from '#admin/shell/look/classes.ts';
import { formatCount } from '#core/format.ts';
import { countOf, countsOnHand, type LabelRow, type TypedCounts } from './label-rows.ts';

interface RowProps {
  row: LabelRow;
  hasStock: boolean;
  typed: string;
  onType: (text: string) => void;
}

const CountRow = ({ row: { name, label, onHand }, hasStock, typed, onType }: RowProps) => (
  <tr>
    <th scope="row" className="border-t border-line py-2 pe-3 font-normal">
      <span className="text-sm font-medium wrap-anywhere text-ink">{name}</span>
      <span className="block text-xs/normal wrap-anywhere">
        <bdi>{label.title}</bdi>
      </span>
    </th>
    {hasStock && (
      <td className="text-end tabular-nums">
        {onHand === undefined ? (
          <span className="text-xs/normal text-ink-soft">Not tracked</span>
        ) : (
          formatCount(onHand)
        )}
      </td>
    )}
    <td className="w-24">
      <input
        className={`${CONTROL} w-full text-end`}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={`Labels of ${name}`}
        aria-invalid={countOf(typed) === undefined || undefined}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => target.select()}
      />
    </td>
  </tr>
);

interface Props {
  rows: readonly LabelRow[];
  typed: TypedCounts;
  onChange: (typed: TypedCounts) => void;
}

export function LabelCounts({ rows, typed, onChange }: Props) {
  const hasStock = rows.some(({ onHand }) => onHand !== undefined);
  const setAll = (text: string): void =>
    onChange(Object.fromEntries(rows.map(({ key }) => [key, text])));
  return (
    <section className={`${CARD} max-w-3xl`} aria-labelledby="label-counts">
      <h2 id="label-counts">Number of labels</h2>
      <p className="mb-3 flex flex-wrap gap-2">
        {hasStock && (
          <Button onClick={() => onChange(countsOnHand(rows, typed))}>Use stock on hand</Button>
        )}
        <Button onClick={() => setAll('1')}>Set all to 1</Button>
        <Button onClick={() => setAll('0')}>Set all to 0</Button>
      </p>
      {/* A long list scrolls by itself, so that the sheets below stay in reach. */}
      <div className="sm:-me-2 sm:max-h-112 sm:overflow-y-auto sm:pe-2">
        <table className={`${FIGURES} [&_tbody_th]:whitespace-normal`}>
          <thead>
            <tr>
              <th scope="col">Product</th>
              {hasStock && (
                <th scope="col" className="text-end">
                  On hand
                </th>
              )}
              <th scope="col" className="text-end">
                Labels
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CountRow
                key={row.key}
                row={row}
                hasStock={hasStock}
                typed={typed[row.key] ?? ''}
                onType={(text) => onChange({ ...typed, [row.key]: text })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
