/** Dialogs of the steps of an order, and of undoing one. */
import { useMay } from '#admin/shell/role.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  isEndStep,
  STEP_NAMES,
  STEP_NOTE_HINTS,
  type StaffStep,
} from '#admin/shell/order/staff-step.ts';
import type { OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { HAS_PARCELS, UNDO_HOURS } from '#core/order-status.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { changesStock, missingUnits } from '#core/stock/order-stock.ts';
import type { Acceptance } from '#firebase/browser/staff-orders.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { queries } from '#admin/shell/queries.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { stockKind } from '#schema/stock.ts';
import { PROBLEM } from '#admin/shell/look/classes.ts';
import { sellerQuery } from '#admin/shell/sales/seller.ts';
import { openAmount } from '#core/order/balance.ts';
import { lostLines } from '#core/order/shipping.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { creditWarning } from '#core/order/credit.ts';
import { AcceptanceFields } from './acceptance-fields.tsx';
import { parcelsQuery } from './actions/read-records.ts';
import { orderShortages } from './actions/order-shortages.ts';
import { termsQuery } from './actions/read-terms.ts';
import { agreementProblems } from './model/agreement-problems.ts';
import { NoteDialog, type NoteDialogProps } from './note-dialog.tsx';
import { ShortageWarning } from './shortage-warning.tsx';
import { undoStep, takeStaffStep } from './actions/staff-steps.ts';
import { showChanged } from './use-order.ts';

interface StepProps extends Pick<NoteDialogProps, 'onTake' | 'onClose'> {
  step: StaffStep;
  /** Order number, or number of orders. */
  of: string;
  /** Whether some orders may be skipped. */
  skips?: boolean;
  /** Label of the button, if it is not the name of the step. */
  verb?: string | undefined;
  children?: ReactNode;
}

export const StepDialog = ({ step, of, skips = false, verb, children, ...rest }: StepProps) => (
  <NoteDialog
    title={`${STEP_NAMES[step]}?`}
    note={{ label: 'Note for the customer', hint: STEP_NOTE_HINTS[step] }}
    verb={verb ?? STEP_NAMES[step]}
    isDanger={isEndStep(step)}
    {...rest}
  >
    <p>
      <bdi>{of}</bdi> will be marked as “{STATUS_NAMES[step]}”.{' '}
      {skips && 'Orders for which this isn’t possible are skipped. '}
      The customer sees this at once.
      {step !== 'expired' && ` You can undo it within ${UNDO_HOURS} hours.`}
    </p>
    {children}
  </NoteDialog>
);

/** A change of the status of one order. */
interface OfOrder {
  id: string;
  /** The order as displayed; a concurrent change is not overwritten. */
  seen: Order;
}

/** What the order needs beyond the stock, and how to make a change that has accepted it. */
function useOrderChange({ id, seen }: OfOrder, to: OrderStatus) {
  const { data: short = [], refetch } = useQuery({
    queryKey: [...listKey(stockKind), 'short', id, seen.status, to],
    queryFn: () => orderShortages(id, seen, to),
    staleTime: 0,
  });
  /** @returns whether it was made */
  const make = async (
    change: (acceptedShort: number) => Promise<OrderChanged>,
    done: string,
  ): Promise<boolean> => {
    const changed = await change(missingUnits(short));
    const { result } = changed;
    showChanged(id, changed);
    void queries.invalidateQueries({ queryKey: listKey(stockKind) });
    if (result.success) sayDone(`${seen.number}: ${done}.`);
    else {
      if (result.code === 'stock-short') await refetch();
      sayFailure(`${seen.number}: ${result.error}`);
    }
    return result.success;
  };
  return { short, make };
}

export interface PendingStep extends OfOrder {
  step: StaffStep;
}

/** The steps that go on with what is in stock. */
const SHORT_NAMES: Partial<Record<StaffStep, string>> = {
  confirmed: 'Confirm what is available',
  packed: 'Pack what is available',
};

/** What an order that ends was not delivered of. */
function LostUnits({ id, order }: { id: string; order: Order }) {
  const { data } = useQuery({ ...parcelsQuery(id), enabled: HAS_PARCELS.has(order.status) });
  const lost = lostLines(order, data?.shipments ?? []);
  return (
    lost.length > 0 && (
      <p role="status" className={`${PROBLEM} mb-0`}>
        Lost and not sent again: {formatTotal(lost)}. The customer sees this. Issue a credit note
        for what was lost.
      </p>
    )
  );
}

export function OrderStepDialog({
  id,
  seen,
  step,
  onClose,
}: PendingStep & { onClose: () => void }) {
  const { short, make } = useOrderChange({ id, seen }, step);
  const [acceptance, setAcceptance] = useState<Acceptance>({
    how: 'whatsapp',
    who: seen.contact.name,
  });
  const isAccepted = step === 'accepted';
  const may = useMay();
  const { data: terms } = useQuery(termsQuery(id, seen.uid, may('see', 'sales')));
  const isAgreement = isAccepted || step === 'confirmed';
  const warning =
    terms && isAgreement ? creditWarning(terms.credit, openAmount(seen) ?? 0) : undefined;
  const { data: seller } = useQuery({ ...sellerQuery, enabled: isAgreement });
  const problems = agreementProblems(seen, step, seller?.address.state);
  const take = async (note: string): Promise<void> => {
    const isMade = await make(
      (acceptedShort) =>
        takeStaffStep(id, seen, step, {
          note,
          acceptedShort,
          ...(isAccepted && { acceptance }),
        }),
      STATUS_NAMES[step].toLowerCase(),
    );
    if (isMade) onClose();
  };
  return (
    <StepDialog
      step={step}
      of={seen.number}
      verb={short.length === 0 ? undefined : SHORT_NAMES[step]}
      onTake={take}
      onClose={onClose}
    >
      {warning && (
        <p role="status" className={`${PROBLEM} mb-0`}>
          {warning}
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} role="status" className={`${PROBLEM} mb-0`}>
          {problem}
        </p>
      ))}
      <ShortageWarning to={step} short={short} />
      {step === 'delivered' && <LostUnits id={id} order={seen} />}
      {isAccepted && <AcceptanceFields value={acceptance} onChange={setAcceptance} />}
    </StepDialog>
  );
}

interface UndoStepProps extends OfOrder {
  /** The status before the step. */
  to: OrderStatus;
  onClose: () => void;
}

/** Takes back the last step of an order. */
export function UndoStepDialog({ id, seen, to, onClose }: UndoStepProps) {
  const { short, make } = useOrderChange({ id, seen }, to);
  const name = STATUS_NAMES[seen.status];
  const take = async (reason: string): Promise<void> => {
    const isMade = await make(
      (acceptedShort) => undoStep(id, seen, to, { reason, acceptedShort }),
      `“${name}” undone`,
    );
    if (isMade) onClose();
  };
  return (
    <NoteDialog
      title={`Undo “${name}”?`}
      note={{ label: 'Reason', hint: 'The customer sees it.', isRequired: true }}
      verb="Undo"
      onTake={take}
      onClose={onClose}
    >
      <p>
        <bdi>{seen.number}</bdi> will be “{STATUS_NAMES[to]}” again.{' '}
        {seen.status === 'quoted'
          ? 'The customer can no longer accept the quote, and sees that it was withdrawn. No email is sent.'
          : changesStock(seen.status, to) && 'Its stock is corrected.'}
      </p>
      <ShortageWarning to={to} short={short} />
    </NoteDialog>
  );
}
