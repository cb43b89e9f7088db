/** Records parcels that are sent together. */
import { useState } from 'react';
import { FIELD_GRID } from '#admin/shell/look/classes.ts';
import { typedNumber } from '#core/editing/typed-number.ts';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { ShippedLine } from '#schema/shipment.ts';
import { sendOrderParcels } from './actions/order-records.ts';
import { factsOf, newFacts, ParcelFactInputs, type TypedFacts } from './parcel-facts.tsx';
import { allOf, chosenLines, LineQuantities } from './line-quantities.tsx';
import {
  CustomerNote,
  RecordDialog,
  RecordInput,
  useEntryId,
} from '#admin/shell/record-dialog.tsx';

interface Props {
  order: string;
  /** What is still to send. */
  lines: readonly ShippedLine[];
  onClose: () => void;
}

const EMPTY = { parcels: '1', weight: '', insured: '', note: '' };

type Entered = typeof EMPTY & TypedFacts;

/** The entered parcels, or what is wrong. */
function parcelsOf(entered: Entered) {
  const facts = factsOf(entered);
  if (typeof facts === 'string') return facts;
  const parcels = Number(entered.parcels);
  if (!Number.isInteger(parcels) || parcels < 1 || parcels > 999)
    return 'Enter the number of parcels, for example 1.';
  const weight = typedNumber(entered.weight, 'grams');
  if (typeof weight === 'string' || (weight !== undefined && weight < 1))
    return 'Enter the weight in kilograms, for example 0.85.';
  const insured = typedNumber(entered.insured, 'rupees');
  if (typeof insured === 'string') return 'Enter the insured value in rupees, for example 25000.';
  const note = oneLine(entered.note, LONGEST_STEP_NOTE);
  return {
    ...facts,
    parcels,
    // Thousandths of a kilogram.
    ...(weight !== undefined && { weightG: weight }),
    ...(insured !== undefined && { insuredPaise: insured }),
    ...(note !== '' && { note }),
  };
}

export function ParcelDialog({ order, lines, onClose }: Props) {
  const entryId = useEntryId();
  const [typed, setTyped] = useState(() => allOf(lines));
  const [entered, setEntered] = useState<Entered>(() => ({ ...EMPTY, ...newFacts() }));
  const input = (name: keyof typeof EMPTY) => ({
    value: entered[name],
    onChange: (value: string) => setEntered({ ...entered, [name]: value }),
  });
  const record = async (): Promise<string | undefined> => {
    const chosen = chosenLines(lines, typed);
    if (typeof chosen === 'string') return chosen;
    const parcels = parcelsOf(entered);
    if (typeof parcels === 'string') return parcels;
    return sendOrderParcels(order, { id: entryId, lines: chosen, ...parcels });
  };
  return (
    <RecordDialog
      title="Send parcel"
      verb="Record parcel"
      isWide
      onRecord={record}
      onClose={onClose}
    >
      <LineQuantities lines={lines} typed={typed} heading="Send" onChange={setTyped} />
      <div className={FIELD_GRID}>
        <ParcelFactInputs
          value={entered}
          onChange={(facts) => setEntered({ ...entered, ...facts })}
        />
        <RecordInput label="Parcels" inputMode="numeric" {...input('parcels')} />
        <RecordInput label="Total weight (kg)" optional inputMode="decimal" {...input('weight')} />
        <RecordInput label="Insured value (₹)" optional inputMode="decimal" {...input('insured')} />
      </div>
      <CustomerNote {...input('note')} />
    </RecordDialog>
  );
}
