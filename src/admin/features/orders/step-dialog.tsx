/** Confirms a step, which can't be undone because the customer sees it, with an optional note. */
import { Button } from '#admin/shell/button.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { buttonClass } from '#ui/button-class.ts';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import {
  isEndStep,
  STEP_NAMES,
  STEP_NOTE_HINTS,
  type StaffStep,
} from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';

interface Props {
  step: StaffStep;
  /** Order number, or number of orders. */
  of: string;
  /** Whether some orders may be skipped. */
  skips?: boolean;
  isBusy: boolean;
  onTake: (note: string) => void;
  onClose: () => void;
}

const stepForm = z.object({ note: z.string().max(LONGEST_STEP_NOTE) });

export function StepDialog({ step, of, skips = false, isBusy, onTake, onClose }: Props) {
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(stepForm),
    defaultValues: { note: '' },
  });
  const id = useId();
  const isEnd = isEndStep(step);
  return (
    <Dialog title={`${STEP_NAMES[step]}?`} onClose={onClose} isBusy={isBusy}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void handleSubmit(({ note }) => onTake(note))();
        }}
      >
        <p>
          <bdi>{of}</bdi> will be marked as “{STATUS_NAMES[step]}”.{' '}
          {skips && 'Orders for which this isn’t possible are skipped. '}
          The customer sees this at once, so it can’t be undone.
        </p>
        <div className="mt-4">
          <FormFieldFrame
            id={id}
            label="Note for the customer"
            optional
            hint={STEP_NOTE_HINTS[step]}
          >
            <textarea
              {...register('note')}
              id={id}
              rows={2}
              className={CONTROL}
              maxLength={LONGEST_STEP_NOTE}
              aria-describedby={`${id}-hint`}
            />
          </FormFieldFrame>
        </div>
        <p className="mt-5 flex flex-wrap gap-3">
          <button
            type="submit"
            className={buttonClass(isEnd ? 'danger' : 'primary', 'small')}
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
          >
            <span>{STEP_NAMES[step]}</span>
          </button>
          <Button disabled={isBusy} onClick={onClose}>
            {isEnd ? 'Keep order' : 'Not now'}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
