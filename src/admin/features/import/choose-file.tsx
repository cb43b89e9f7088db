/** The first step: choose a file, or resume an interrupted import. */
import { Button } from '#admin/shell/button.tsx';
import { Link } from '@tanstack/react-router';
import { formatCount } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import type { SavedImport } from './stores/saved-imports.ts';
import { FileDrop } from '#admin/shell/file-drop.tsx';
import { chooseFile, dropImport, resumeImport } from './import-run.ts';
import { CARD, NOTE, POINTS, PROBLEM } from '#admin/shell/look/classes.ts';

function Interrupted({ savedRun }: { savedRun: SavedImport }) {
  const { written, all } = savedRun.place;
  return (
    <section className={NOTE} aria-labelledby="interrupted">
      <h2 id="interrupted" className="font-semibold">
        An import was interrupted
      </h2>
      <p>
        <bdi>{savedRun.name}</bdi>, of {formatMoment(savedRun.at)}: {formatCount(written)} of{' '}
        {formatCount(all)} products {written === 1 ? 'was' : 'were'} imported. The file is saved in
        this browser.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => void resumeImport(savedRun)}>
          Continue import
        </Button>
        <Button onClick={() => void dropImport()}>Discard</Button>
      </p>
    </section>
  );
}

interface Props {
  savedRun: SavedImport | undefined;
  problem: string;
}

export const ChooseFile = ({ savedRun, problem }: Props) => (
  <>
    {savedRun && <Interrupted savedRun={savedRun} />}
    {problem !== '' && (
      <p role="alert" className={PROBLEM}>
        {problem}
      </p>
    )}
    <section className={CARD}>
      <h2>Choose a CSV file</h2>
      <FileDrop
        label="Choose file"
        hint="Or drop it here. You review the changes before anything is saved."
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={([file]) => void chooseFile(file)}
      />
    </section>
    <section className={CARD}>
      <h2>What the file needs</h2>
      <ul className={POINTS}>
        <li>A first row with column names, and a column with the SKU.</li>
        <li>
          Exports of Shopify, WooCommerce and Amazon, and lists with a row for each size, are
          recognised.
        </li>
        <li>
          A product with an existing SKU is updated with the values in the file. An empty cell
          changes nothing.
        </li>
        <li>
          A row with the SKU of a size, like RG101-14, changes the weight of this size. Its stock is
          counted in{' '}
          <Link to="/inventory" className="link">
            Inventory
          </Link>
          .
        </li>
        <li>
          A new SKU with a title creates a draft, which may be incomplete. Publishing says what is
          missing.
        </li>
        <li>
          The easiest way:{' '}
          <Link to="/products" className="link">
            export your products
          </Link>
          , edit them in a spreadsheet, and import the file here.
        </li>
      </ul>
    </section>
  </>
);
