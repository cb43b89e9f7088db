/** Dialogs that correct a parcel, and for the end of one, and for goods that a customer sends back. */
import { useState } from 'react';
import { formatDay } from '#core/format-time.ts';
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { oneLine } from '#core/one-line.ts';
import { outcomeDayProblem } from '#core/order/shipping.ts';
import { OUTCOME_NAMES } from '#core/order/record-labels.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import {
  shipmentOutcome,
  type Shipment,
  type ShipmentOutcome,
  type ShippedLine,
} from '#schema/shipment.ts';
import {
  correctOrderParcels,
  recordOrderReturn,
  setParcelOutcome,
} from './actions/order-records.ts';
import { factsOf, ParcelFactInputs, typedFacts } from './parcel-facts.tsx';
import { chosenLines, LineQuantities } from './line-quantities.tsx';
import {
  CustomerNote,
  RecordChoice,
  RecordDialog,
  RecordInput,
  useEntry,
  useEntryId,
} from '#admin/shell/record-dialog.tsx';

const OUTCOMES = shipmentOutcome.options.map((key) => [key, OUTCOME_NAMES[key]] as const);

const MEANINGS: Record<ShipmentOutcome, string> = {
  delivered: 'When all its parcels are delivered, the order is marked as delivered.',
  lost: 'You can send the units of this parcel again. They are then taken from stock.',
  returned: 'Record a return next. Then you can send the units of this parcel again.',
};

interface ParcelProps {
  order: string;
  /** As it was when the dialog was opened. */
  shipment: Shipment & { id: string };
  onClose: () => void;
}

export function OutcomeDialog({ order, shipment, onClose }: ParcelProps) {
  const { outcome } = shipment;
  const state = useEntry<ShipmentOutcome>(outcome?.state ?? 'delivered');
  const day = useEntry(() => indiaDay(outcome?.on ?? Date.now()));
  const note = useEntry(outcome?.note ?? '');
  const record = async (): Promise<string | undefined> => {
    const on = startOfIndiaDay(day.value);
    if (on === undefined || on > Date.now()) return 'Enter a date that is not in the future.';
    const early = outcomeDayProblem(shipment, on);
    if (early !== undefined) return early;
    const text = oneLine(note.value, LONGEST_STEP_NOTE);
    return setParcelOutcome(order, shipment.id, outcome, {
      state: state.value,
      on,
      ...(text !== '' && { note: text }),
    });
  };
  return (
    <RecordDialog title="Update parcel" verb="Save" onRecord={record} onClose={onClose}>
      <RecordChoice label="What happened" choices={OUTCOMES} {...state} />
      <p className="text-sm text-ink-soft">{MEANINGS[state.value]}</p>
      <RecordInput label="Date" type="date" {...day} />
      <CustomerNote hint="For example who received it." {...note} />
    </RecordDialog>
  );
}

/** Corrects what was entered about a parcel, except its units. */
export function CorrectionDialog({ order, shipment, onClose }: ParcelProps) {
  const [typed, setTyped] = useState(() => typedFacts(shipment));
  const record = async (): Promise<string | undefined> => {
    const facts = factsOf(typed);
    if (typeof facts === 'string') return facts;
    const { outcome } = shipment;
    if (outcome && outcomeDayProblem(facts, outcome.on) !== undefined)
      return `This parcel was ${OUTCOME_NAMES[outcome.state].toLowerCase()} on ${formatDay(outcome.on)}. Enter that day or an earlier one.`;
    return correctOrderParcels(order, shipment.id, shipment, facts);
  };
  return (
    <RecordDialog title="Edit parcel" verb="Save" onRecord={record} onClose={onClose}>
      <ParcelFactInputs value={typed} onChange={(facts) => setTyped({ ...typed, ...facts })} />
      <p className="text-sm text-ink-soft">
        The customer sees this on the order page. No email is sent.
      </p>
    </RecordDialog>
  );
}

interface ReturnProps {
  order: string;
  /** What can be returned. */
  lines: readonly ShippedLine[];
  onClose: () => void;
}

export function ReturnDialog({ order, lines, onClose }: ReturnProps) {
  const entryId = useEntryId();
  const [typed, setTyped] = useState(() => lines.map(() => ''));
  const reason = useEntry('');
  const [isRestocked, setRestocked] = useState(true);
  const record = async (): Promise<string | undefined> => {
    const chosen = chosenLines(lines, typed);
    if (typeof chosen === 'string') return chosen;
    const text = oneLine(reason.value, LONGEST_STEP_NOTE);
    if (text === '') return 'Enter the reason.';
    return recordOrderReturn(order, { id: entryId, lines: chosen, reason: text, isRestocked });
  };
  return (
    <RecordDialog
      title="Record return"
      verb="Record return"
      isWide
      onRecord={record}
      onClose={onClose}
    >
      <LineQuantities lines={lines} typed={typed} heading="Return" onChange={setTyped} />
      <RecordInput
        label="Reason"
        hint="The customer sees it."
        maxLength={LONGEST_STEP_NOTE}
        {...reason}
      />
      <label className="flex min-h-10 items-center gap-2">
        <input
          type="checkbox"
          checked={isRestocked}
          onChange={({ target }) => setRestocked(target.checked)}
        />
        Add the units to stock
      </label>
    </RecordDialog>
  );
}
