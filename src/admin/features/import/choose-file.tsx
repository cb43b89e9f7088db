/** The first step: the file, or an import that was interrupted. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import type { KeptImport } from './stores/kept-import.ts';
import { FileDrop } from './file-drop.tsx';
import { chooseFile, dropImport, takeUp } from './import-run.ts';
import { POINTS, PROBLEM } from '#admin/shell/look/classes.ts';

const ENCODINGS = [
  ['utf-8', 'UTF-8 (most programs)'],
  ['windows-1252', 'Windows (Excel’s plain CSV)'],
  ['utf-16le', 'UTF-16 (Excel’s Unicode text)'],
] as const;

function Interrupted({ kept }: { kept: KeptImport }) {
  const { written, all } = kept.place;
  return (
    <section className="admin-note" aria-labelledby="interrupted">
      <h2 id="interrupted" className="font-semibold">
        An import was interrupted
      </h2>
      <p>
        <bdi>{kept.name}</bdi>, of {formatMoment(kept.at)}: {formatCount(written)} of{' '}
        {formatCount(all)} rows were imported. The file is saved in this browser.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-small btn-primary"
          onClick={() => void takeUp(kept)}
        >
          Continue import
        </button>
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => void dropImport(kept)}
        >
          Discard
        </button>
      </p>
    </section>
  );
}

interface Props {
  kept: KeptImport | undefined;
  problem: string;
}

export function ChooseFile({ kept, problem }: Props) {
  const [encoding, setEncoding] = useState<string>('utf-8');
  return (
    <>
      {kept && <Interrupted kept={kept} />}
      {problem !== '' && (
        <p role="alert" className={PROBLEM}>
          {problem}
        </p>
      )}
      <section className="admin-card">
        <h2>Choose a CSV file</h2>
        <FileDrop
          label="Choose file"
          hint="Or drop it here. You review the changes before anything is saved."
          accept=".csv,.tsv,.txt,text/csv"
          onFile={(file) => void chooseFile(file, encoding)}
        />
        <label className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <span>File encoding</span>
          <select
            className="admin-control control"
            value={encoding}
            onChange={({ target }) => setEncoding(target.value)}
          >
            {ENCODINGS.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </section>
      <section className="admin-card">
        <h2>What the file needs</h2>
        <ul className={POINTS}>
          <li>A first row with column names, and a column with the SKU.</li>
          <li>
            A product with an existing SKU is updated with the values in the file. An empty cell
            changes nothing.
          </li>
          <li>
            A new SKU creates a draft, which may be incomplete. Publishing says what is missing.
          </li>
          <li>
            The easiest way:{' '}
            <Link to="/products/export" className="link">
              export your products
            </Link>
            , edit them in a spreadsheet, and import the file here.
          </li>
        </ul>
      </section>
    </>
  );
}
