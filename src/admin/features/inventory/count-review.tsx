/** The differences between counts and stock, before they are saved. */
import { BeforeAfter } from '#admin/shell/before-after.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { labelHash } from '#admin/shell/labels/label-selection.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { CARD, FIGURES, PROBLEM } from '#admin/shell/look/classes.ts';
import { sayDone, type Undo } from '#admin/shell/messages-store.ts';
import { trackWork } from '#admin/shell/running-work.ts';
import { inParallel } from '#core/in-parallel.ts';
import { MOST_SELECTED } from '#admin/shell/selected-ids.ts';
import { queries } from '#admin/shell/queries.ts';
import { formatCount, formatProducts } from '#core/format.ts';
import { oneLine } from '#core/one-line.ts';
import { succeeded } from '#core/result.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { LONGEST_STOCK_NOTE } from '#schema/limits.ts';
import { stockKind } from '#schema/stock.ts';
import type { LoadedCounts } from './actions/load-counts.ts';
import { moveStockAsStaff, reverseOf, type StaffMove } from './actions/move-stock.ts';
import type { CountProblem } from './model/read-counts.ts';
import { receivedLabels } from './model/received-labels.ts';
import { movesOf, reviewCounts, type CountReason, type CountRow } from './model/review-counts.ts';

interface Props {
  loaded: LoadedCounts;
  reason: CountReason;
  note: string;
  lowStockAt: number;
  /** Called before something is saved, which would be added again if the list were sent once more. */
  onSaving: () => void;
  onBack: () => void;
}

const refresh = (): void => void queries.invalidateQueries({ queryKey: listKey(stockKind) });

/** Movements sent at the same time; each product has one. */
const AT_ONCE = 6;

/** Saves the movements. @returns those that are stored, and the problems of the others */
async function saveAll(moves: readonly StaffMove[], onSaved: (count: number) => void) {
  const done: StaffMove[] = [];
  const problems: string[] = [];
  const endWork = trackWork();
  // The connection is lost; the rest can be sent again.
  const lost = new AbortController();
  const work = async (move: StaffMove): Promise<void> => {
    const result = await moveStockAsStaff(move);
    if (result.success) done.push(move);
    else problems.push(result.code === 'short' ? result.error : `${move.sku}: ${result.error}`);
    if (!result.success && result.code !== 'short') lost.abort();
    onSaved(done.length);
  };
  await inParallel(moves, AT_ONCE, work, lost.signal);
  endWork();
  refresh();
  return { done, problems };
}

const Problems = ({ problems }: { problems: readonly CountProblem[] }) => (
  <div className={PROBLEM}>
    <p className="font-semibold">
      {formatCount(problems.length)} {problems.length === 1 ? 'line is' : 'lines are'} left out:
    </p>
    <ul>
      {problems.map(({ line, sku, why }, at) => (
        <li key={at}>
          {line > 0 && `Line ${line}, `}
          <bdi>{sku}</bdi>: {why}
        </li>
      ))}
    </ul>
  </div>
);

const Row = ({ row: { of, size, level, next, problem, note } }: { row: CountRow }) => (
  <tr>
    <th scope="row" className="border-t border-line py-2 pe-3 font-normal">
      <span className="font-medium">{of.product.sku}</span>
      {size !== undefined && `, size ${size}`}
      {size === undefined && of.product.sizes.length > 0 && ', no size'}
      <span className="block text-xs/normal wrap-anywhere text-ink-soft">
        <bdi>{of.product.title}</bdi>
        {of.product.unit !== SINGLE_PIECE && ` · ${of.product.unit}`}
      </span>
      {problem !== undefined && <span className="block text-sm text-bad">{problem}</span>}
      {note !== undefined && <span className="block text-sm text-warn">{note}</span>}
    </th>
    <td className="text-end whitespace-nowrap tabular-nums">
      <BeforeAfter
        before={next === level.onHand ? 'not counted' : formatCount(level.onHand)}
        after={formatCount(next)}
      />
    </td>
    <td className="text-end whitespace-nowrap tabular-nums">
      {next !== level.onHand && (next > level.onHand ? '+' : '−')}
      {formatCount(Math.abs(next - level.onHand))}
    </td>
  </tr>
);

export function CountReview({ loaded, reason, note, lowStockAt, onSaving, onBack }: Props) {
  const navigate = useNavigate();
  const rows = useMemo(() => reviewCounts(loaded.counts, loaded.stocks, reason), [loaded, reason]);
  const changed = rows.filter(({ change }) => change !== undefined);
  const same = rows.length - changed.length;
  // Made once, so that sending them again after a lost response changes nothing.
  const [moves] = useState(() => {
    const line = oneLine(note, LONGEST_STOCK_NOTE);
    return movesOf(rows, { reason, note: line === '' ? undefined : line, lowStockAt });
  });
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [saved, setSaved] = useState<number>();

  async function save(): Promise<void> {
    onSaving();
    setSaved(0);
    const { done, problems } = await saveAll(moves, setSaved);
    setSaved(undefined);
    setFailures(problems);
    if (problems.length > 0) return;
    const undo: Undo = async () => {
      const reversed = done.map((move) => reverseOf(move, !loaded.stocks.has(move.productId)));
      const undone = await saveAll(reversed, () => undefined);
      const [problem] = undone.problems;
      return problem === undefined
        ? succeeded('Stock restored.')
        : { success: false, error: problem };
    };
    const labels = reason === 'received' ? receivedLabels(loaded.counts) : undefined;
    const isLabelled = labels !== undefined && labels.size <= MOST_SELECTED;
    sayDone(
      `Stock of ${formatProducts(done.length)} saved.`,
      undo,
      isLabelled,
      isLabelled
        ? { label: 'Print labels', to: '/products/labels', hash: labelHash(labels) }
        : undefined,
    );
    await navigate({ to: '/inventory' });
  }
  return (
    <section className={CARD} aria-labelledby="review">
      <h2 id="review">Review changes</h2>
      {loaded.problems.length > 0 && <Problems problems={loaded.problems} />}
      <p>
        {formatProducts(moves.length)} will change.{' '}
        {same > 0 &&
          `${formatCount(same)} ${same === 1 ? 'row matches' : 'rows match'} the stock already. `}
        Products that are not in your list, and other sizes of tracked products, stay as they are.
      </p>
      {changed.length > 0 && (
        <div className="mt-3 overflow-x-auto">
          <table className={`${FIGURES} [&_tbody_th]:whitespace-normal`}>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col" className="text-end">
                  On hand
                </th>
                <th scope="col" className="text-end">
                  Change
                </th>
              </tr>
            </thead>
            <tbody>
              {changed.map((row) => (
                <Row key={JSON.stringify([row.of.id, row.size])} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {failures.length > 0 && (
        <div role="alert" className={`${PROBLEM} mt-4`}>
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
          <p>
            What was saved stays saved.{' '}
            {reason === 'received' ? 'Save again' : 'Review the list or save again'} to send the
            rest.
          </p>
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        {moves.length > 0 && (
          <Button kind="primary" disabled={saved !== undefined} onClick={() => void save()}>
            {saved === undefined ? `Save ${formatProducts(moves.length)}` : `Saving… ${saved}`}
          </Button>
        )}
        {/* Reviewing the list again would add what was saved once more. */}
        {(reason === 'counted' || failures.length === 0) && (
          <Button disabled={saved !== undefined} onClick={onBack}>
            Back to the list
          </Button>
        )}
      </p>
    </section>
  );
}
