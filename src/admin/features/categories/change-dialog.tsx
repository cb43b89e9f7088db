/** Dialog that asks for the target category and shows the effects. */
import { Button } from '#admin/shell/button.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { Dialog } from '#admin/shell/dialog.tsx';
import { CONTROL, ERROR, LABEL } from '#admin/shell/look/classes.ts';

export interface Target {
  id: string;
  name: string;
}

interface Props {
  title: string;
  /** Label of the field. */
  label: string;
  targets: readonly Target[];
  /** Why the category cannot go there; undefined where it can. */
  whyNot: (target: string) => string | undefined;
  consequences: (target: string) => ReactNode;
  /** Starts the change, which continues in the background. */
  onChoose: (target: Target) => void;
  /** Label of the button. */
  verb: string;
  onClose: () => void;
}

const targetForm = (whyNot: Props['whyNot']) =>
  z.object({
    target: z
      .string()
      .min(1)
      .superRefine((id, context) => {
        const reason = whyNot(id);
        if (reason !== undefined) context.addIssue(reason);
      }),
  });

export function ChangeDialog(props: Props) {
  const { title, label, targets, whyNot, consequences, onChoose, verb, onClose } = props;
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(targetForm(whyNot)),
    defaultValues: { target: '' },
    mode: 'onChange',
  });
  const id = useId();
  const target = useWatch({ control, name: 'target' });
  const chosen = targets.find((each) => each.id === target);
  const reason = chosen && formState.errors.target?.message;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) =>
          void handleSubmit(() => {
            if (!chosen) return;
            onClose();
            onChoose(chosen);
          })(event)
        }
      >
        <div>
          <label htmlFor={id} className={LABEL}>
            {label}
          </label>
          <select
            {...register('target')}
            id={id}
            required
            className={CONTROL}
            aria-invalid={reason !== undefined || undefined}
            aria-describedby={`${id}-says`}
          >
            <option value="">Choose…</option>
            {targets.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
        <div id={`${id}-says`} role="status" className="mt-3 min-h-12 text-sm">
          {reason !== undefined && <p className={ERROR}>{reason}</p>}
          {chosen && reason === undefined && consequences(chosen.id)}
        </div>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" kind="primary" aria-disabled={reason !== undefined || undefined}>
            {verb}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  );
}
