/** What became of an import. */
import { Link } from '@tanstack/react-router';
import { formatCount } from '#domain/format.ts';
import type { ImportState } from './import-state.ts';
import { beginAgain } from './import-run.ts';
import { takeImportBack } from './write-run.ts';
import { RefusedDownload } from './refused-download.tsx';

type DoneState = Extract<ImportState, { stage: 'done' }>;

const rows = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

const products = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

export function DoneView({ state }: { state: DoneState }) {
  const { name, written, failed, refused, left, done } = state;
  return (
    <section className="admin-card">
      <h2>{left === 0 ? 'Imported' : 'Stopped'}</h2>
      <div role="status">
        <p>
          <bdi>{name}</bdi>: {rows(written)} written.
        </p>
        {failed > 0 && (
          <p>{rows(failed)} could not be written: somebody has changed those products meanwhile.</p>
        )}
        {left > 0 && (
          <p>{rows(left)} are left. The list is kept in this browser; go on any time.</p>
        )}
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to="/products" className="btn btn-small btn-primary">
          To the products
        </Link>
        {done.length > 0 && (
          <button type="button" className="btn btn-small btn-secondary" onClick={takeImportBack}>
            Take back {products(done.length)}
          </button>
        )}
        {failed + refused > 0 && <RefusedDownload count={failed + refused} name={name} />}
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => void beginAgain()}
        >
          {left > 0 ? 'Go on, or import another' : 'Import another list'}
        </button>
      </p>
    </section>
  );
}
