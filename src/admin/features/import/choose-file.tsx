/** The first step: the file, or an import that was interrupted. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount, formatMoment } from '#domain/format.ts';
import type { KeptImport } from '#stores/kept-import.ts';
import { FileDrop } from './file-drop.tsx';
import { chooseFile, dropImport, takeUp } from './import-run.ts';

const ENCODINGS = [
  ['utf-8', 'UTF-8, as most programs write it now'],
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
        {formatCount(all)} rows were written. It is kept in this browser.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-small btn-primary"
          onClick={() => void takeUp(kept)}
        >
          Go on with it
        </button>
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => void dropImport(kept)}
        >
          Drop it
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
        <p role="alert" className="admin-problem">
          {problem}
        </p>
      )}
      <section className="admin-card">
        <h2>Choose a CSV file</h2>
        <FileDrop
          label="Choose the file"
          hint="Or drop it here. Nothing is written before you have looked at the changes."
          accept=".csv,.tsv,.txt,text/csv"
          onFile={(file) => void chooseFile(file, encoding)}
        />
        <label className="admin-inline-field">
          <span>Its letters are written as</span>
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
        <h2>What a list needs</h2>
        <ul className="admin-points">
          <li>A first row with the names of the columns, and a column with the SKU.</li>
          <li>
            A product whose SKU is in the shop already is changed by what the list says, and only by
            that; an empty cell changes nothing.
          </li>
          <li>
            The easiest list is the shop’s own:{' '}
            <Link to="/products/export" className="link">
              export the products
            </Link>
            , change them in a spreadsheet, and import them here.
          </li>
        </ul>
      </section>
    </>
  );
}
