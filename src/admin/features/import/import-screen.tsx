/** The import screen, for every stage: choose, match, compare, write, done. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { CARD, PROGRESS } from '#admin/shell/look/classes.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { formatCount } from '#core/format.ts';
import { ChooseFile } from './choose-file.tsx';
import { DoneView } from './done-view.tsx';
import { restart } from './import-run.ts';
import { $import, stateAtStage, type ImportState, type Stage } from './import-state.ts';
import { MatchView } from './match-view.tsx';
import { PlanView } from './plan-view.tsx';
import { endWriting } from './write-run.ts';

const CRUMBS = [{ name: 'Products', to: '/products' }] as const;

const STEPS: readonly [stages: readonly ImportState['stage'][], name: string][] = [
  [['choose'], 'Choose a file'],
  [['match'], 'Match columns'],
  [['plan'], 'Review changes'],
  [['writing', 'done'], 'Import'],
];

/** The busy stage belongs to the step that follows the last displayed one. */
const Steps = ({ stage }: { stage: ImportState['stage'] }) => (
  <ol
    className="mb-4 flex flex-wrap gap-x-6 gap-y-1 border-b border-line pb-3 text-sm text-ink-faint [counter-reset:step]"
    aria-label="Steps"
  >
    {STEPS.map(([stages, name]) => (
      <li
        key={name}
        className="[counter-increment:step] before:me-1.5 before:content-[counter(step)_'.'] aria-[current=step]:font-semibold aria-[current=step]:text-ink"
        aria-current={stages.includes(stage) ? 'step' : undefined}
      >
        {name}
      </li>
    ))}
  </ol>
);

const BusyView = ({ label, part }: Stage<'busy'>) => (
  <div className={`${CARD} grid gap-3`}>
    <p role="status">{label}</p>
    <progress className={PROGRESS} value={part} aria-label={label} />
    <p>
      <Button onClick={() => void restart()}>Cancel</Button>
    </p>
  </div>
);

const WritingView = ({ run, done, all, isEnding }: Stage<'writing'>) => (
  <div className={`${CARD} grid gap-3`}>
    <p role="status">
      {formatCount(done)} of {formatCount(all)} products imported.
    </p>
    <progress
      className={PROGRESS}
      value={done}
      max={all}
      aria-label={`Importing ${run.source.name}`}
    />
    <p>You can use other screens. Keep this tab open.</p>
    <p>
      <Button aria-busy={isEnding || undefined} onClick={endWriting}>
        <span>Stop</span>
      </Button>
    </p>
  </div>
);

function StageView({ state }: { state: ImportState }) {
  switch (state.stage) {
    case 'choose':
      return <ChooseFile savedRun={state.saved} problem={state.problem} />;
    case 'busy':
      return <BusyView {...state} />;
    case 'match':
      return <MatchView state={state} />;
    case 'plan':
      return <PlanView state={state} />;
    case 'writing':
      return <WritingView {...state} />;
    case 'done':
      return <DoneView state={state} />;
  }
}

export function ImportScreen() {
  const state = useStore($import);
  useEffect(() => {
    // Shows a running import; otherwise looks for a saved one.
    if (stateAtStage('choose')) void restart();
  }, []);
  return (
    <Screen title="Import products" crumbs={CRUMBS}>
      <Steps stage={state.stage} />
      <StageView state={state} />
    </Screen>
  );
}
