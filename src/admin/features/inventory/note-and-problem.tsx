/** The end of a form that changes stock: an optional note for its movements, and what went wrong. */
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { CONTROL, PROBLEM } from '#admin/shell/look/classes.ts';
import { LONGEST_STOCK_NOTE } from '#schema/limits.ts';

interface Props {
  id: string;
  note: string;
  /** May be empty. */
  problem: string;
  onChange: (note: string) => void;
}

export const NoteAndProblem = ({ id, note, problem, onChange }: Props) => (
  <>
    <FormFieldFrame id={id} label="Note" optional>
      <input
        id={id}
        className={CONTROL}
        maxLength={LONGEST_STOCK_NOTE}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormFieldFrame>
    {problem !== '' && (
      <p role="alert" className={PROBLEM}>
        {problem}
      </p>
    )}
  </>
);
