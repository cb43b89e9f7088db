/** Records parcels that are sent together. */
import { useId, useState } from 'react';
import { FIELD_GRID } from '#admin/shell/look/classes.ts';
import { typedNumber } from '#core/editing/typed-number.ts';
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { oneLine } from '#core/one-line.ts';
import { COURIERS, trackingLink } from '#core/order/shipping.ts';
import { link } from '#schema/fields.ts';
import { LONGEST_COURIER, LONGEST_REFERENCE, LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { ShippedLine } from '#schema/shipment.ts';
import { sendOrderParcels } from './actions/order-records.ts';
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

const EMPTY = {
  ...{ courier: '', trackingNumber: '', trackingUrl: '', parcels: '1', weight: '', insured: '' },
  note: '',
};

type Entered = typeof EMPTY & { day: string };

/** The entered parcels, or what is wrong. */
function parcelsOf(entered: Entered) {
  const courier = oneLine(entered.courier, LONGEST_COURIER);
  if (courier === '') return 'Enter the courier, or who delivers it.';
  const parcels = Number(entered.parcels);
  if (!Number.isInteger(parcels) || parcels < 1 || parcels > 999)
    return 'Enter the number of parcels, for example 1.';
  const sentOn = startOfIndiaDay(entered.day);
  if (sentOn === undefined) return 'Enter the date.';
  const weight = typedNumber(entered.weight, 'grams');
  if (typeof weight === 'string' || (weight !== undefined && weight < 1))
    return 'Enter the weight in kilograms, for example 0.85.';
  const insured = typedNumber(entered.insured, 'rupees');
  if (typeof insured === 'string') return 'Enter the insured value in rupees, for example 25000.';
  const trackingNumber = oneLine(entered.trackingNumber, LONGEST_REFERENCE);
  const typedUrl = entered.trackingUrl.trim();
  if (typedUrl !== '' && (!link.safeParse(typedUrl).success || !typedUrl.startsWith('https://')))
    return 'Enter a tracking link that begins with https://';
  const trackingUrl = typedUrl === '' ? trackingLink(courier, trackingNumber) : typedUrl;
  const note = oneLine(entered.note, LONGEST_STEP_NOTE);
  return {
    ...{ courier, parcels, sentOn },
    ...(trackingNumber !== '' && { trackingNumber }),
    ...(trackingUrl !== undefined && { trackingUrl }),
    // Thousandths of a kilogram.
    ...(weight !== undefined && { weightG: weight }),
    ...(insured !== undefined && { insuredPaise: insured }),
    ...(note !== '' && { note }),
  };
}

export function ParcelDialog({ order, lines, onClose }: Props) {
  const couriers = useId();
  const entryId = useEntryId();
  const [typed, setTyped] = useState(() => allOf(lines));
  const [entered, setEntered] = useState<Entered>(() => ({ ...EMPTY, day: indiaDay(Date.now()) }));
  const input = (name: keyof Entered) => ({
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
        <RecordInput
          label="Courier"
          list={couriers}
          maxLength={LONGEST_COURIER}
          {...input('courier')}
        />
        <RecordInput
          label="Tracking number"
          optional
          maxLength={LONGEST_REFERENCE}
          {...input('trackingNumber')}
        />
        <RecordInput
          label="Tracking link"
          optional
          type="url"
          hint="Created automatically for Blue Dart and Delhivery."
          {...input('trackingUrl')}
        />
        <RecordInput label="Sent on" type="date" {...input('day')} />
        <RecordInput label="Parcels" inputMode="numeric" {...input('parcels')} />
        <RecordInput label="Total weight (kg)" optional inputMode="decimal" {...input('weight')} />
        <RecordInput label="Insured value (₹)" optional inputMode="decimal" {...input('insured')} />
      </div>
      <datalist id={couriers}>
        {COURIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <CustomerNote {...input('note')} />
    </RecordDialog>
  );
}
