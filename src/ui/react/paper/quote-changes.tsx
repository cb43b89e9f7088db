/** Two quotes of an order side by side: changed lines and terms. */
import { formatCounted, formatRupees } from '#core/format.ts';
import {
  compareQuotes,
  type LineChange,
  type LineVersion,
  type QuoteVersion,
} from '#core/order/compare-quotes.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';

const CELL = 'border-t border-line py-2 align-top';
const FIGURE = `${CELL} ps-3 text-end tabular-nums`;
const UNDER = 'block text-xs/normal text-ink-soft wrap-anywhere';

const LineCell = ({ line }: { line: LineVersion | undefined }) => (
  <td className={FIGURE}>
    {line === undefined ? (
      '–'
    ) : (
      <>
        {formatRupees(line.amountPaise)}
        {line.facts.map((fact) => (
          <span key={fact} className={UNDER}>
            {fact}
          </span>
        ))}
      </>
    )}
  </td>
);

function kindOf({ before, after }: LineChange): string {
  if (before === undefined) return 'Added';
  return after === undefined ? 'Removed' : 'Changed';
}

const HEAD = 'py-2 text-xs font-medium text-ink-soft';

/** The earlier quote is on the left. */
export function QuoteChanges({ before, after }: { before: QuoteVersion; after: QuoteVersion }) {
  const { lines, unchangedLines, terms } = compareQuotes(before, after);
  const [from, to] = [revisionOf(before.quote), revisionOf(after.quote)];
  return (
    <>
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">
          Changes from quote {from} to quote {to}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              Product
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              Quote {from}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              Quote {to}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <th scope="row" className={`${CELL} text-start font-normal wrap-anywhere`}>
                <bdi>{line.title}</bdi>
                <span className={UNDER}>
                  {line.sku} · {kindOf(line)}
                </span>
              </th>
              <LineCell line={line.before} />
              <LineCell line={line.after} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {terms.map(({ name, before: old = '–', after: now = '–' }) => {
            const weight = name === 'Total' ? 'font-semibold' : 'font-normal';
            return (
              <tr key={name}>
                <th scope="row" className={`${CELL} text-start ${weight}`}>
                  {name}
                </th>
                <td className={`${FIGURE} wrap-anywhere ${weight}`}>{old}</td>
                <td className={`${FIGURE} wrap-anywhere ${weight}`}>{now}</td>
              </tr>
            );
          })}
        </tfoot>
      </table>
      {unchangedLines > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {formatCounted(unchangedLines, 'line')} unchanged.
        </p>
      )}
    </>
  );
}
