/** Progress of a running step. */
import { Button } from '#admin/shell/button.tsx';
import { restart } from './import-run.ts';
import { CARD, PROGRESS } from '#admin/shell/look/classes.ts';

interface Props {
  label: string;
  part: number | undefined;
}

export const BusyView = ({ label, part }: Props) => (
  <div className={`${CARD} grid gap-3`}>
    <p role="status">{label}</p>
    <progress className={PROGRESS} value={part} aria-label={label} />
    <p>
      <Button onClick={() => void restart()}>Cancel</Button>
    </p>
  </div>
);
