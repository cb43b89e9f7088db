/** Confirms a step, which can't be undone because the customer sees it, with an optional note. */
import { Button } from '#admin/shell/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import {
  isEndStep,
  STEP_NAMES,
  STEP_NOTE_HINTS,
  type StaffStep,
} from '#admin/shell/order/staff-step.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { missingUnits } from '#core/stock/order-stock.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { queries } from '#admin/shell/queries.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import { stockKind } from '#schema/stock.ts';
import { CONTROL } from '#admin/shell/look/classes.ts';
import { orderShortages } from './actions/order-shortages.ts';
import { ShortageWarning } from './shortage-warning.tsx';
import { takeStaffStep } from './actions/staff-steps.ts';
import { showChanged } from './use-order.ts';

interface Props {
  step: StaffStep;
  /** Order number, or number of orders. */
  of: string;
  /** Whether some orders may be skipped. */
  skips?: boolean;
  /** Above the note. */
  warning?: ReactNode;
  /** Label of the button, if it is not the name of the step. */
  verb?: string | undefined;
  onTake: (note: string) => Promise<void> | void;
  onClose: () => void;
}

export function StepDialog({
  step,
  of,
  skips = false,
  warning,
  verb = STEP_NAMES[step],
  onTake,
  onClose,
}: Props) {
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const isEnd = isEndStep(step);
  const take = async (): Promise<void> => {
    setBusy(true);
    await onTake(note);
    setBusy(false);
  };
  return (
    <Dialog title={`${STEP_NAMES[step]}?`} onClose={onClose} isBusy={isBusy}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void take();
        }}
      >
        <p>
          <bdi>{of}</bdi> will be marked as “{STATUS_NAMES[step]}”.{' '}
          {skips && 'Orders for which this isn’t possible are skipped. '}
          The customer sees this at once, so it can’t be undone.
        </p>
        {warning}
        <div className="mt-4">
          <FormFieldFrame
            id={id}
            label="Note for the customer"
            optional
            hint={STEP_NOTE_HINTS[step]}
          >
            <textarea
              id={id}
              rows={2}
              className={CONTROL}
              maxLength={LONGEST_STEP_NOTE}
              aria-describedby={`${id}-hint`}
              value={note}
              onChange={({ target }) => setNote(target.value)}
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
            <span>{verb}</span>
          </button>
          <Button disabled={isBusy} onClick={onClose}>
            {isEnd ? 'Keep order' : 'Not now'}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** The step of one order. */
export interface PendingStep {
  id: string;
  /** The order as displayed; a concurrent change is not overwritten. */
  seen: Order;
  step: StaffStep;
}

/** The steps that go on with what is in stock. */
const SHORT_NAMES: Partial<Record<StaffStep, string>> = {
  confirmed: 'Confirm what is available',
  packed: 'Pack what is available',
};

export function OrderStepDialog({
  id,
  seen,
  step,
  onClose,
}: PendingStep & { onClose: () => void }) {
  const { data: short = [], refetch } = useQuery({
    queryKey: [...listKey(stockKind), 'short', id, step],
    queryFn: () => orderShortages(id, seen, step),
    staleTime: 0,
  });
  const take = async (note: string): Promise<void> => {
    const changed = await takeStaffStep(id, seen, step, {
      note,
      acceptedShort: missingUnits(short),
    });
    showChanged(id, changed);
    void queries.invalidateQueries({ queryKey: listKey(stockKind) });
    if (!changed.result.success) {
      if (changed.result.code === 'stock-short') await refetch();
      sayFailure(`${seen.number}: ${changed.result.error}`);
      return;
    }
    sayDone(`${seen.number}: ${STATUS_NAMES[step].toLowerCase()}.`);
    onClose();
  };
  return (
    <StepDialog
      step={step}
      of={seen.number}
      warning={<ShortageWarning step={step} short={short} />}
      verb={short.length === 0 ? undefined : SHORT_NAMES[step]}
      onTake={take}
      onClose={onClose}
    />
  );
}
