/** The result of an import. */
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#admin/shell/button.tsx';
import { Link } from '@tanstack/react-router';
import { formatProducts } from '#core/format.ts';
import type { Stage } from './import-state.ts';
import { restart } from './import-run.ts';
import { undoImport } from './write-run.ts';
import { RefusedDownload } from './refused-download.tsx';
import { LinkedPictures } from './linked-pictures.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

type DoneState = Stage<'done'>;

const UNDO_TEXT = {
  running: 'undoing the import…',
  done: 'the import was undone. Changed products are as they were before, and new products are deleted.',
  partly: 'the import was partly undone. The message lists the products that are still changed.',
} as const;

function headingOf({ left, undo }: DoneState): string {
  if (undo === 'running') return 'Undoing import';
  if (undo !== undefined) return undo === 'partly' ? 'Import partly undone' : 'Import undone';
  return left === 0 ? 'Imported' : 'Stopped';
}

export function DoneView({ state }: { state: DoneState }) {
  const { run, written, failed, refused, left, undo } = state;
  const { name } = run.source;
  return (
    <>
      <section className={CARD}>
        <h2>{headingOf(state)}</h2>
        <div role="status">
          {undo === undefined ? (
            <p>
              <bdi>{name}</bdi>: {formatProducts(written)} imported.
            </p>
          ) : (
            <p>
              <bdi>{name}</bdi>: {UNDO_TEXT[undo]}
            </p>
          )}
          {failed > 0 && (
            <p>
              {formatProducts(failed)} could not be imported because someone else changed those
              products. Import the file again to retry.
            </p>
          )}
          {left > 0 && (
            <p>
              {formatProducts(left)} {left === 1 ? 'is' : 'are'} not imported yet. The file is saved
              in this browser. You can continue at any time.
            </p>
          )}
        </div>
        <p className="mt-4 flex flex-wrap gap-3">
          <Link to="/products" className={buttonClass('primary', 'small')}>
            View products
          </Link>
          {written > 0 && undo === undefined && <Button onClick={undoImport}>Undo import</Button>}
          {failed + refused > 0 && <RefusedDownload count={failed + refused} run={run} />}
          <Button onClick={() => void restart()}>
            {left > 0 ? 'Continue, or import another file' : 'Import another file'}
          </Button>
        </p>
      </section>
      {undo === undefined && left === 0 && <LinkedPictures run={run} />}
    </>
  );
}
