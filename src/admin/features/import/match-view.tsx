/** The second step: match columns to fields. */
import { Button } from '#admin/shell/button.tsx';
import { ActionBar } from '#admin/shell/form/action-bar.tsx';
import { CARD, NOTE } from '#admin/shell/look/classes.ts';
import { formatCount, formatCounted } from '#core/format.ts';
import { unusedColumns, type ImportMapping } from '#core/import/mapping.ts';
import { ColumnMatches } from './column-matches.tsx';
import { changeMatching, compare, restart } from './import-run.ts';
import type { Stage } from './import-state.ts';
import { ListSettings } from './list-settings.tsx';

type MatchState = Stage<'match'>;

const columns = (count: number): string => formatCounted(count, 'column');

function shopFileText({ run: { file }, mapping }: MatchState): string {
  const matched = Object.keys(mapping.columns).length;
  const others = unusedColumns(mapping, file.header).length;
  const rest =
    others === 0
      ? ''
      : ` ${others === 1 ? '1 other column is' : `${formatCount(others)} other columns are`} not used.`;
  return `This file was exported from this shop. ${columns(matched)} ${matched === 1 ? 'is' : 'are'} imported.${rest}`;
}

const ShopFile = ({ state }: { state: MatchState }) => (
  <section className={CARD}>
    <h2>Columns recognised</h2>
    <p>{shopFileText(state)}</p>
    <p className="mt-3">
      <Button onClick={() => changeMatching(state.run.file.guess)}>Match columns yourself</Button>
    </p>
  </section>
);

/** Columns with the name of a field that were left out. */
const SkippedColumns = ({ run: { file }, mapping }: MatchState) => {
  const unused = new Set(unusedColumns(mapping, file.header));
  return file.skipped
    .filter(({ column }) => unused.has(column))
    .map(({ column, field, message }) => (
      <p key={column} className={NOTE}>
        “<bdi>{column}</bdi>” is not used for {field}: {message}
      </p>
    ));
};

function ByHand(state: MatchState) {
  const { run, mapping } = state;
  const change = (changes: Partial<ImportMapping>): void =>
    changeMatching({ ...mapping, ...changes });
  return (
    <>
      <SkippedColumns {...state} />
      <ColumnMatches run={run} mapping={mapping} onChange={change} />
      <ListSettings
        mapping={mapping}
        parent={run.file.guess.parent}
        header={run.file.header}
        onChange={change}
      />
    </>
  );
}

export function MatchView({ state }: { state: MatchState }) {
  const { run, mapping, problem } = state;
  return (
    <>
      <p className="mb-4">
        <bdi>{run.source.name}</bdi>: {formatCounted(run.file.rows, 'row')},{' '}
        {columns(run.file.header.length)}.
      </p>
      {mapping.exact ? <ShopFile state={state} /> : <ByHand {...state} />}
      <ActionBar>
        <p role="alert" className="text-bad">
          {problem}
        </p>
        <Button onClick={() => void restart()}>Choose another file</Button>
        <Button kind="primary" onClick={() => void compare()}>
          Review changes
        </Button>
      </ActionBar>
    </>
  );
}
