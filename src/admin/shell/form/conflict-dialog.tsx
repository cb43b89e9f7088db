/** Conflict dialog: for each field changed by both, the person chooses which version to save. */
import { Button } from '#admin/shell/button.tsx';
import { useId, useState } from 'react';
import type { FormValues } from '#core/editing/form-values.ts';
import { mergeEdits, type FieldConflict } from '#admin/shell/editing/merge.ts';
import { Dialog } from '#admin/shell/dialog.tsx';
import { showField, type FieldSpec } from './field-spec.ts';
import { specOf } from './spec-of.ts';

type Side = 'mine' | 'theirs';

interface Props {
  /** The common base; my values; the values that the other person saved. */
  edits: { base: FormValues; mine: FormValues; theirs: FormValues };
  specs: readonly FieldSpec[];
  /** Called with the merged values, to be saved over theirs. */
  onChoose: (form: FormValues) => void;
  /** Called to keep theirs as it is. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

interface RowProps {
  spec: FieldSpec;
  conflict: FieldConflict;
  side: Side;
  onChange: (side: Side) => void;
}

function ConflictRow({ spec, conflict, side, onChange }: RowProps) {
  const group = useId();
  const choice = (of: Side, label: string) => (
    <label className="flex items-start gap-2 py-1.5">
      <input type="radio" name={group} checked={side === of} onChange={() => onChange(of)} />
      <span>
        <b>{label}</b> <span className="whitespace-pre-wrap">{showField(spec, conflict[of])}</span>
      </span>
    </label>
  );
  return (
    <fieldset className="mt-4 rounded-md border border-line px-4 py-3">
      <legend className="px-1 font-semibold">{spec.label}</legend>
      <p className="text-sm text-ink-soft">Was: {showField(spec, conflict.base)}</p>
      {choice('mine', 'Mine:')}
      {choice('theirs', 'Theirs:')}
    </fieldset>
  );
}

export function ConflictDialog({ edits, specs, onChoose, onTakeTheirs, onClose }: Props) {
  const { merged, conflicts, theirsAlone } = mergeEdits(edits, new Set());
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const chosen = () => ({
    ...merged,
    ...Object.fromEntries(
      conflicts
        .filter(({ field }) => sides[field] === 'theirs')
        .map(({ field, theirs }) => [field, theirs]),
    ),
  });
  return (
    <Dialog title="Someone else saved changes while you were editing" isWide onClose={onClose}>
      {conflicts.length === 0 ? (
        <p>You changed different fields, so both changes can be saved.</p>
      ) : (
        <p>You both changed these fields. Choose which value to keep. Not saved yet.</p>
      )}
      {conflicts.map((conflict) => (
        <ConflictRow
          key={conflict.field}
          spec={specOf(specs, conflict.field)}
          conflict={conflict}
          side={sides[conflict.field] ?? 'mine'}
          onChange={(side) => setSides({ ...sides, [conflict.field]: side })}
        />
      ))}
      {theirsAlone.length > 0 && (
        <p className="mt-4 text-sm text-ink-soft">
          Changed only by them and kept:{' '}
          {theirsAlone.map((field) => specOf(specs, field).label).join(', ')}.
        </p>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => onChoose(chosen())}>
          {conflicts.length === 0 ? 'Save both' : 'Save my choices'}
        </Button>
        <Button onClick={() => onChoose(merged)} hidden={conflicts.length < 2}>
          Keep all mine
        </Button>
        <Button onClick={onTakeTheirs}>Use theirs and discard mine</Button>
      </p>
    </Dialog>
  );
}
