/** The result of an import. */
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#admin/shell/button.tsx';
import { Icon } from '#admin/shell/icon.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { Link } from '@tanstack/react-router';
import { formatCount } from '#core/format.ts';
import { refusedCsv, type RefusedRow } from '#core/import/refused-rows.ts';
import { restart, type Run, type Stage } from './import-run.ts';
import { undoImport } from './write-run.ts';
import { CARD } from '#admin/shell/look/classes.ts';

const rows = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Downloads the refused rows with their reasons, to be corrected and imported again. */
export function RefusedDownload({ refused, run }: { refused: readonly RefusedRow[]; run: Run }) {
  if (refused.length === 0) return null;
  const download = (): void => {
    const file = new Blob([refusedCsv(run.list, refused)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${run.name.replace(/\.[^.]*$/, '')} errors.csv`);
  };
  return (
    <Button onClick={download}>
      <Icon name="download" size={16} />
      Download {rows(refused.length)} with errors
    </Button>
  );
}

export function DoneView({ state }: { state: Stage<'done'> }) {
  const { run, written, failed, refused, left } = state;
  return (
    <section className={CARD}>
      <h2>{left === 0 ? 'Imported' : 'Stopped'}</h2>
      <div role="status">
        <p>
          <bdi>{run.name}</bdi>: {rows(written)} imported.
        </p>
        {failed > 0 && (
          <p>
            {rows(failed)} could not be imported because someone else changed those products. Import
            the file again to retry.
          </p>
        )}
        {left > 0 && (
          <p>
            {rows(left)} {left === 1 ? 'is' : 'are'} not imported yet. The file is saved in this
            browser. You can continue at any time.
          </p>
        )}
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to="/products" className={buttonClass('primary', 'small')}>
          View products
        </Link>
        {written > 0 && <Button onClick={undoImport}>Undo import</Button>}
        <RefusedDownload refused={refused} run={run} />
        <Button onClick={() => void restart()}>
          {left > 0 ? 'Continue, or import another file' : 'Import another file'}
        </Button>
      </p>
    </section>
  );
}
