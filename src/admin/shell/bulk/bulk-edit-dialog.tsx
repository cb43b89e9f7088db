/** Dialog to set one field of all selected items, or to add and remove tags. */
import { Button } from '#admin/shell/button.tsx';
import { useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Dialog } from '#admin/shell/dialog.tsx';
import { FormField } from '#admin/shell/form/field.tsx';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { changeTags, type TagsChange } from '#admin/shell/editing/change-tags.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { formatCount } from '#core/format.ts';
import { CONTROL, LABEL } from '#admin/shell/look/classes.ts';

type Change = (form: FormValues) => FormValues;

interface Props {
  /** For example `products`. */
  things: string;
  count: number;
  specs: readonly FieldSpec[];
  onChange: (change: Change) => void;
  onClose: () => void;
}

const MODES: readonly (readonly [TagsChange, string])[] = [
  ['add', 'Add tags'],
  ['remove', 'Remove tags'],
];

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** @returns undefined when the field is empty: a bulk edit never clears values */
function changeOf(spec: FieldSpec, value: unknown, mode: TagsChange): Change | undefined {
  if (isEmpty(value)) return undefined;
  if (spec.as === 'list' && Array.isArray(value))
    return changeTags(spec.name, mode, value.map(String));
  const fields = spec.bulkFields?.(value) ?? { [spec.name]: value };
  return (form) => ({ ...form, ...fields });
}

interface ModeProps {
  value: TagsChange;
  onChange: (mode: TagsChange) => void;
}

function ModeChoice({ value, onChange }: ModeProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-4">
      <legend className="sr-only">Change</legend>
      {MODES.map(([mode, label]) => (
        <label key={mode} className="flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export function BulkEditDialog({ things, count, specs, onChange, onClose }: Props) {
  const [name, setName] = useState(specs[0]?.name);
  const [mode, setMode] = useState<TagsChange>('add');
  const form = useForm<FormValues>({ defaultValues: {} });
  const values = useWatch({ control: form.control });
  const spec = specs.find((each) => each.name === name);
  const change = spec && changeOf(spec, values[spec.name], mode);
  const noun = count === 1 ? things.replace(/s$/, '') : things;
  return (
    <Dialog title={`Edit ${formatCount(count)} ${noun}`} onClose={onClose}>
      <FormProvider {...form}>
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (change) onChange(change);
          }}
        >
          <label>
            <span className={LABEL}>Field</span>
            <select
              className={CONTROL}
              value={name}
              onChange={({ target }) => setName(target.value)}
            >
              {specs.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.label}
                </option>
              ))}
            </select>
          </label>
          {spec?.as === 'list' && <ModeChoice value={mode} onChange={setMode} />}
          {spec && (
            <FormField
              key={spec.name}
              spec={{
                ...spec,
                label: spec.as === 'list' ? spec.label : 'New value',
                optional: false,
                ...(spec.as === 'choice' && { none: 'Choose…' }),
              }}
            />
          )}
          <p className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" kind="primary" disabled={change === undefined}>
              Change {formatCount(count)} {noun}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </p>
        </form>
      </FormProvider>
    </Dialog>
  );
}
