/** One step with several orders: those that can take it do, one after the other; the others are named, with why. */
import { useState } from 'react';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { takeStaffStep } from '#commands/take-staff-step.ts';
import type { FoundOrder } from '#commands/change-order-as-staff.ts';
import { formatCount } from '#domain/format.ts';
import { STEP_NAMES, staffSteps, type StaffStep } from '#domain/order/staff-step.ts';
import { STATUS_NAMES } from '#domain/order/status-words.ts';
import type { Order } from '#schema/order.ts';
import { StepDialog } from './step-dialog.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { useNoteChange } from './use-order-step.ts';

type Fitting = Extract<FoundOrder, { fits: true }>;

interface Props {
  /** Those that are selected. */
  orders: readonly FoundOrder[];
  onDone: () => void;
}

const many = (count: number): string => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`;

export function BulkSteps({ orders, onDone }: Props) {
  const now = useNow();
  const note = useNoteChange();
  const [step, setStep] = useState<StaffStep>();
  const [done, setDone] = useState<number>();
  const [calling, setCalling] = useState<AbortController>();
  const fitting = orders.filter((order): order is Fitting => order.fits);
  const can = (order: Order, to: StaffStep): boolean => staffSteps(order, now).includes(to);
  const steps = [...new Set(fitting.flatMap(({ value }) => staffSteps(value, now)))];
  const able = (to: StaffStep): Fitting[] => fitting.filter(({ value }) => can(value, to));

  const take = async (to: StaffStep, words: string): Promise<void> => {
    const all = able(to);
    const missed: string[] = [];
    const call = new AbortController();
    setCalling(call);
    let taken = 0;
    for (const { id, value } of all) {
      if (call.signal.aborted) break;
      setDone(taken + missed.length);
      const changed = await takeStaffStep(id, value, to, words);
      note(id, changed);
      if (changed.result.success) taken += 1;
      else missed.push(`${value.number}: ${changed.result.error}`);
    }
    setDone(undefined);
    setStep(undefined);
    if (taken > 0) sayDone(`${many(taken)}: ${STATUS_NAMES[to].toLowerCase()}.`);
    for (const words of missed.slice(0, 2)) sayFailure(words);
    if (missed.length > 2) sayFailure(`${many(missed.length - 2)} more were not changed.`);
    if (missed.length === 0 && !call.signal.aborted) onDone();
  };

  if (orders.length === 0) return null;
  return (
    <div className="orders-bulk" role="group" aria-label="With the selected orders">
      <p>{many(orders.length)} selected</p>
      {steps.map((each) => (
        <button
          key={each}
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => setStep(each)}
        >
          {STEP_NAMES[each]} ({formatCount(able(each).length)})
        </button>
      ))}
      {steps.length === 0 && <p className="text-ink-soft">None of them can take a step.</p>}
      <button type="button" className="link" onClick={onDone}>
        Select none
      </button>
      {step && (
        <StepDialog
          step={step}
          of={many(able(step).length)}
          isBusy={done !== undefined}
          progress={done === undefined ? undefined : `${done} of ${able(step).length} done…`}
          onTake={(words) => void take(step, words)}
          onClose={() => {
            calling?.abort();
            setStep(undefined);
          }}
        />
      )}
    </div>
  );
}
