/** What an order asks for. */
import { piecesOf } from '#domain/order/pieces.ts';
import { formatCount, formatDesigns, formatPieces } from '#domain/format.ts';
import type { OrderLine } from '#schema/order.ts';

interface Props {
  lines: readonly OrderLine[];
  /** The page of a product that is still in the catalogue; without it, nothing links. */
  pageOf?: ((sku: string) => string | undefined) | undefined;
}

const CELL = 'border-b border-line py-2.5 align-top';

export function OrderLines({ lines, pageOf }: Props) {
  const pieces = piecesOf(lines);
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-2 text-left text-ink-soft">
        {formatDesigns(lines.length)}, {formatPieces(pieces)}
      </caption>
      <thead>
        <tr className="text-xs text-ink-soft">
          <th scope="col" className="border-b border-line py-2 font-medium">
            Piece
          </th>
          <th scope="col" className="border-b border-line py-2 text-right font-medium">
            Pieces
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sku, title, qty, note }) => {
          const page = pageOf?.(sku);
          return (
            <tr key={sku}>
              <th scope="row" className={`${CELL} pr-4 font-normal`}>
                {page === undefined ? (
                  <span className="font-medium wrap-anywhere">{title}</span>
                ) : (
                  <a className="inline-block py-0.5 font-medium wrap-anywhere link" href={page}>
                    {title}
                  </a>
                )}
                <span className="block text-xs text-ink-soft">{sku}</span>
                {note !== undefined && (
                  <span className="mt-0.5 block wrap-anywhere" dir="auto">
                    “{note}”
                  </span>
                )}
              </th>
              <td className={`${CELL} text-right tabular-nums`}>{formatCount(qty)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
