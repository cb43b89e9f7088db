/** Something is under way that takes a moment. */
import { beginAgain } from './import-run.ts';
import { PROGRESS } from '#admin/shell/look/classes.ts';

interface Props {
  words: string;
  part: number | undefined;
}

export const BusyView = ({ words, part }: Props) => (
  <div className="admin-card grid gap-3">
    <p role="status">{words}</p>
    <progress className={PROGRESS} value={part} aria-label={words} />
    <p>
      <button
        type="button"
        className="btn btn-small btn-secondary"
        onClick={() => void beginAgain()}
      >
        Cancel
      </button>
    </p>
  </div>
);
