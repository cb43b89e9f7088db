/** The second step: which column of the list feeds which field. */
import { formatCount } from '#core/format.ts';
import type { HandMapping } from './model/hand-mapping.ts';
import { shopMapping } from '#core/import/shop-list.ts';
import { ColumnMatches } from './column-matches.tsx';
import { FileDrop } from './file-drop.tsx';
import { beginAgain, changeMatching, chooseMapping, compare, matchByHand } from './import-run.ts';
import type { ImportState } from './import-state.ts';
import { ListSettings } from './list-settings.tsx';
import { FOLD } from '#admin/shell/look/classes.ts';

type MatchState = Extract<ImportState, { stage: 'match' }>;

const KnownList = ({ words }: { words: string }) => (
  <section className="admin-card">
    <h2>Columns recognised</h2>
    <p>{words}</p>
    <p className="mt-3">
      <button type="button" className="btn btn-small btn-secondary" onClick={matchByHand}>
        Match columns yourself
      </button>
    </p>
  </section>
);

function ByHand({ hand, state }: { hand: HandMapping; state: MatchState }) {
  const { header, samples } = state.file;
  const change = (changes: Partial<HandMapping>): void => changeMatching({ ...hand, ...changes });
  return (
    <>
      <ColumnMatches hand={hand} header={header} samples={samples} onChange={change} />
      <ListSettings hand={hand} header={header} onChange={change} />
      <details className="admin-card">
        <summary className={FOLD}>Use a mapping file instead</summary>
        <p className="my-3 max-w-prose">
          A mapping file is for suppliers’ files that need more: it translates words, joins columns
          and skips rows. Ask your developer for one.
        </p>
        <FileDrop
          label="Choose mapping file"
          hint="A JSON file."
          accept=".json,application/json"
          onFile={(file) => void chooseMapping(file)}
        />
      </details>
    </>
  );
}

const rows = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
const columns = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'column' : 'columns'}`;

function shopWords({ file }: MatchState): string {
  const known = Object.keys(shopMapping(file.header)?.fields ?? {}).length;
  const others = file.header.length - known;
  const rest =
    others === 0
      ? ''
      : ` ${others === 1 ? '1 other column is' : `${formatCount(others)} other columns are`} not used.`;
  return `This file was exported from this shop. ${columns(known)} ${known === 1 ? 'is' : 'are'} imported.${rest}`;
}

export function MatchView({ state }: { state: MatchState }) {
  const { matching, name, file, problem } = state;
  return (
    <>
      <p className="mb-4">
        <bdi>{name}</bdi>: {rows(file.rows)}, {columns(file.header.length)}.
      </p>
      {matching.by === 'hand' && <ByHand hand={matching.hand} state={state} />}
      {matching.by === 'shop' && <KnownList words={shopWords(state)} />}
      {matching.by === 'file' && <KnownList words={`The mapping ${matching.name} is used.`} />}
      <div className="admin-save">
        <p role="alert" className="text-bad">
          {problem}
        </p>
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => void beginAgain()}
        >
          Choose another file
        </button>
        <button type="button" className="btn btn-small btn-primary" onClick={() => void compare()}>
          Review changes
        </button>
      </div>
    </>
  );
}
