/** The second step: match columns to fields. */
import { Button } from '#admin/shell/button.tsx';
import { formatCount } from '#core/format.ts';
import type { HandMapping } from './model/hand-mapping.ts';
import { shopMapping } from '#core/import/shop-list.ts';
import { ColumnMatches } from './column-matches.tsx';
import { FileDrop } from '#admin/shell/file-drop.tsx';
import { restart, changeMatching, chooseMapping, compare, matchByHand } from './import-run.ts';
import type { ImportState } from './import-state.ts';
import { ListSettings } from './list-settings.tsx';
import { CARD, FOLD } from '#admin/shell/look/classes.ts';
import { ActionBar } from '#admin/shell/form/action-bar.tsx';

type MatchState = Extract<ImportState, { stage: 'match' }>;

const RecognizedList = ({ text }: { text: string }) => (
  <section className={CARD}>
    <h2>Columns recognised</h2>
    <p>{text}</p>
    <p className="mt-3">
      <Button onClick={matchByHand}>Match columns yourself</Button>
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
      <details className={CARD}>
        <summary className={FOLD}>Use a mapping file instead</summary>
        <p className="my-3 max-w-prose">
          A mapping file is for suppliers’ files that need more: it translates words, joins columns
          and skips rows. Ask your developer for one.
        </p>
        <FileDrop
          label="Choose mapping file"
          hint="A JSON file."
          accept=".json,application/json"
          onFiles={([file]) => void chooseMapping(file)}
        />
      </details>
    </>
  );
}

const rows = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
const columns = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'column' : 'columns'}`;

function shopFileText({ file }: MatchState): string {
  const matched = Object.keys(shopMapping(file.header)?.fields ?? {}).length;
  const others = file.header.length - matched;
  const rest =
    others === 0
      ? ''
      : ` ${others === 1 ? '1 other column is' : `${formatCount(others)} other columns are`} not used.`;
  return `This file was exported from this shop. ${columns(matched)} ${matched === 1 ? 'is' : 'are'} imported.${rest}`;
}

export function MatchView({ state }: { state: MatchState }) {
  const { matching, name, file, problem } = state;
  return (
    <>
      <p className="mb-4">
        <bdi>{name}</bdi>: {rows(file.rows)}, {columns(file.header.length)}.
      </p>
      {matching.by === 'hand' && <ByHand hand={matching.hand} state={state} />}
      {matching.by === 'shop' && <RecognizedList text={shopFileText(state)} />}
      {matching.by === 'file' && <RecognizedList text={`The mapping ${matching.name} is used.`} />}
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
