/** Progress of the write, and the button to stop it. */
import { Button } from '#admin/shell/button.tsx';
import { formatCount } from '#core/format.ts';
import type { ImportState } from './import-state.ts';
import { endWriting } from './write-run.ts';
import { CARD, PROGRESS } from '#admin/shell/look/classes.ts';

type WritingState = Extract<ImportState, { stage: 'writing' }>;

export const WritingView = ({ state }: { state: WritingState }) => (
  <div className={`${CARD} grid gap-3`}>
    <p role="status">
      {formatCount(state.done)} of {formatCount(state.all)} rows imported
      {state.failed > 0 && `, ${formatCount(state.failed)} failed`}.
    </p>
    <progress
      className={PROGRESS}
      value={state.done}
      max={state.all}
      aria-label={`Importing ${state.name}`}
    />
    <p>You can use other screens. Keep this tab open.</p>
    <p>
      <Button aria-busy={state.isEnding || undefined} onClick={endWriting}>
        <span>Stop</span>
      </Button>
    </p>
  </div>
);
