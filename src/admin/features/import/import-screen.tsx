/** The import screen, for every stage: choose, match, compare, write, done. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Screen } from '#admin/shell/screen.tsx';
import { BusyView } from './busy-view.tsx';
import { ChooseFile } from './choose-file.tsx';
import { DoneView } from './done-view.tsx';
import { restart } from './import-run.ts';
import { stateAtStage } from './open-run.ts';
import { $import, $isLookedAt, type ImportState } from './import-state.ts';
import { MatchView } from './match-view.tsx';
import { PlanView } from './plan-view.tsx';
import { WritingView } from './writing-view.tsx';

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

function StageView({ state }: { state: ImportState }) {
  switch (state.stage) {
    case 'choose':
      return <ChooseFile savedRun={state.saved} problem={state.problem} />;
    case 'busy':
      return <BusyView label={state.label} part={state.part} />;
    case 'match':
      return <MatchView state={state} />;
    case 'plan':
      return <PlanView state={state} />;
    case 'writing':
      return <WritingView state={state} />;
    case 'done':
      return <DoneView state={state} />;
  }
}

export function ImportScreen() {
  const state = useStore($import);
  useEffect(() => {
    // Shows a running import; otherwise looks for a saved one.
    if (stateAtStage('choose')) void restart();
    $isLookedAt.set(true);
    return () => $isLookedAt.set(false);
  }, []);
  return (
    <Screen title="Import products" crumbs={CRUMBS}>
      <Steps stage={state.stage} />
      <StageView state={state} />
    </Screen>
  );
}
