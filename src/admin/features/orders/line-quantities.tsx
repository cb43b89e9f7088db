/** A quantity for each line, to choose the units of a parcel or of a return. */
import { CONTROL, FIGURES } from '#admin/shell/look/classes.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { ShippedLine } from '#schema/shipment.ts';

interface Props {
  /** The most of each. */
  lines: readonly ShippedLine[];
  typed: readonly string[];
  /** Of the column, for example “Send”. */
  heading: string;
  onChange: (typed: string[]) => void;
}

const nameOf = ({ sku, size }: ShippedLine): string =>
  size === undefined ? sku : `${sku}, size ${size}`;

/** Whether it is a quantity up to that of the line. */
const isValid = ({ qty }: ShippedLine, text: string): boolean =>
  /^\d{0,6}$/.test(text.trim()) && Number(text) <= qty;

/** Every line in full. */
export const allOf = (lines: readonly ShippedLine[]): string[] =>
  lines.map(({ qty }) => String(qty));

/** The chosen units, or what is wrong. */
export function chosenLines<T extends ShippedLine>(
  lines: readonly T[],
  typed: readonly string[],
): T[] | string {
  const wrong = lines.find((line, at) => !isValid(line, typed[at] ?? ''));
  if (wrong !== undefined) return `${nameOf(wrong)}: enter a whole number up to ${wrong.qty}.`;
  const chosen = lines
    .map((line, at) => ({ ...line, qty: Number(typed[at]) }))
    .filter(({ qty }) => qty > 0);
  return chosen.length === 0 ? 'Enter at least one quantity.' : chosen;
}

export const LineQuantities = ({ lines, typed, heading, onChange }: Props) => (
  <div className="-me-1 max-h-80 overflow-y-auto pe-1">
    <table className={FIGURES}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className="text-end">
            Open
          </th>
          <th scope="col">{heading}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <th scope="row" className="border-t border-line py-2 pe-3 text-sm font-normal">
              {nameOf(line)}
            </th>
            <td className="text-end text-sm whitespace-nowrap tabular-nums">
              {formatUnits(line.qty, line.unit)}
            </td>
            <td className="w-24">
              <input
                className={`${CONTROL} text-end`}
                inputMode="numeric"
                autoComplete="off"
                aria-label={`${heading}: ${nameOf(line)}`}
                aria-invalid={!isValid(line, typed[at] ?? '') || undefined}
                value={typed[at] ?? ''}
                onChange={({ target }) => onChange(typed.with(at, target.value))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
