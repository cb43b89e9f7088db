/** One field, and what it is to be for all that are selected. */
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Dialog } from '#admin/shell/dialog.tsx';
import { Field } from '#admin/shell/form/field.tsx';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import type { FormValues } from '#domain/editing/form-values.ts';
import { formatCount } from '#domain/format.ts';

interface Props {
  /** `products` */
  things: string;
  count: number;
  specs: readonly FieldSpec[];
  onChange: (change: (form: FormValues) => FormValues) => void;
  onClose: () => void;
}

export function BulkEditDialog({ things, count, specs, onChange, onClose }: Props) {
  const [name, setName] = useState(specs[0]?.name);
  const form = useForm<FormValues>({ defaultValues: {} });
  const spec = specs.find((each) => each.name === name);
  const submit = form.handleSubmit((values) => {
    if (name !== undefined) onChange((before) => ({ ...before, [name]: values[name] }));
  });
  return (
    <Dialog title={`Edit ${formatCount(count)} ${things}`} onClose={onClose}>
      <FormProvider {...form}>
        <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <label className="admin-field">
            <span className="block text-sm font-medium">Field</span>
            <select
              className="admin-control control"
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
          {spec && (
            <Field key={spec.name} spec={{ ...spec, label: `${spec.label}, for all of them` }} />
          )}
          <p className="admin-dialog-ways">
            <button type="submit" className="btn btn-small btn-primary">
              Change {formatCount(count)} {things}
            </button>
            <button type="button" className="btn btn-small btn-secondary" onClick={onClose}>
              Cancel
            </button>
          </p>
        </form>
      </FormProvider>
    </Dialog>
  );
}
