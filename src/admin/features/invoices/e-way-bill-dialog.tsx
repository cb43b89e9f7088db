/** Creates the e-way bill JSON of an invoice. */
import { FIELD_GRID, NOTE } from '#admin/shell/look/classes.ts';
import { RecordChoice, RecordDialog, RecordInput, useEntry } from '#admin/shell/record-dialog.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { eWayBillFile, eWayBillOf, needsNoEWayBill } from '#core/invoicing/e-way-bill.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import { jsonFileName } from './model/json-file-name.ts';

const MODES = [
  ['1', 'Road'],
  ['2', 'Rail'],
  ['3', 'Air'],
  ['4', 'Ship'],
] as const;
const MODE_NUMBERS = { 1: 1, 2: 2, 3: 3, 4: 4 } as const;

/** The portal refuses longer distances, km. */
const LONGEST_DISTANCE = 4_000;

interface Props {
  invoice: StoredInvoice;
  onClose: () => void;
}

const orAbsent = (text: string): string | undefined => text.trim().toUpperCase() || undefined;

export function EWayBillDialog({ invoice, onClose }: Props) {
  const mode = useEntry<'1' | '2' | '3' | '4'>('1');
  const distance = useEntry('');
  const transporter = useEntry('');
  const transporterId = useEntry('');
  const vehicle = useEntry('');
  const save = (): Promise<string | undefined> => {
    const distanceKm = Number(distance.value);
    if (!Number.isInteger(distanceKm) || distanceKm < 0 || distanceKm > LONGEST_DISTANCE)
      return Promise.resolve('Enter the distance in whole kilometres, up to 4,000.');
    const bill = eWayBillOf(invoice, {
      ...{ mode: MODE_NUMBERS[mode.value], distanceKm, vehicle: orAbsent(vehicle.value) },
      transporter: { name: transporter.value.trim(), id: orAbsent(transporterId.value) },
    });
    if (!bill.success) return Promise.resolve(bill.error);
    const json = JSON.stringify(eWayBillFile([bill.value]), undefined, 2);
    saveFile(new Blob([json], { type: 'application/json' }), jsonFileName('e-way bill', invoice));
    return Promise.resolve(undefined);
  };
  return (
    <RecordDialog title="E-way bill" verb="Download JSON" onRecord={save} onClose={onClose}>
      {needsNoEWayBill(invoice) && (
        <p className={NOTE}>
          Jewellery of HSN chapter 71 needs no e-way bill (rule 138(14)), except imitation
          jewellery.
        </p>
      )}
      <div className={FIELD_GRID}>
        <RecordChoice label="Transport" choices={MODES} {...mode} />
        <RecordInput
          label="Distance (km)"
          optional
          inputMode="numeric"
          hint="Without it, the portal uses the PIN codes."
          {...distance}
        />
        <RecordInput label="Transporter" optional maxLength={100} {...transporter} />
        <RecordInput label="Transporter ID" optional maxLength={15} {...transporterId} />
        <RecordInput
          label="Vehicle number"
          optional
          hint="For example TS09AB1234."
          maxLength={15}
          {...vehicle}
        />
      </div>
    </RecordDialog>
  );
}
