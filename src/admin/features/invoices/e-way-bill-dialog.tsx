/** Creates the e-way bill JSON of an invoice. */
import { FIELD_GRID, NOTE } from '#admin/shell/look/classes.ts';
import { RecordChoice, RecordDialog, RecordInput, useEntry } from '#admin/shell/record-dialog.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import {
  eWayBillFile,
  eWayBillOf,
  needsNoEWayBill,
} from '#admin/features/invoices/model/e-way-bill.ts';
import { deliveredElsewhere } from '#admin/features/invoices/model/portal-fields.ts';
import {
  AIR,
  RAIL,
  ROAD,
  SHIP,
  TRANSPORT_DOCUMENTS,
} from '#admin/features/invoices/model/transport.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import { jsonFileName } from './model/json-file-name.ts';

const MODES = [
  ['1', 'Road'],
  ['2', 'Rail'],
  ['3', 'Air'],
  ['4', 'Ship'],
] as const;
const MODE_NUMBERS = { 1: ROAD, 2: RAIL, 3: AIR, 4: SHIP } as const;

interface Props {
  invoice: StoredInvoice;
  onClose: () => void;
}

/** Without the spaces with which people group it; undefined if empty. */
const codeOf = (text: string): string | undefined =>
  text.replace(/\s/g, '').toUpperCase() || undefined;

export function EWayBillDialog({ invoice, onClose }: Props) {
  const mode = useEntry<'1' | '2' | '3' | '4'>('1');
  const distance = useEntry('');
  const transporter = useEntry('');
  const transporterId = useEntry('');
  const vehicle = useEntry('');
  const number = useEntry('');
  const day = useEntry('');
  const by = MODE_NUMBERS[mode.value];
  const elsewhere = deliveredElsewhere(invoice);
  const hasVehicle = by === ROAD || by === SHIP;
  const save = (): Promise<string | undefined> => {
    const bill = eWayBillOf(invoice, {
      ...{ mode: by, distanceKm: Number(distance.value) },
      ...(hasVehicle && { vehicle: codeOf(vehicle.value)?.replaceAll('-', '') }),
      transporter: { name: transporter.value.trim(), id: codeOf(transporterId.value) },
      document: { number: codeOf(number.value), day: startOfIndiaDay(day.value) },
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
      {elsewhere !== undefined && (
        <p className={NOTE}>
          {elsewhere} This file can’t state both. Prepare this e-way bill on the portal, with “Bill
          to” and “Ship to”.
        </p>
      )}
      <div className={FIELD_GRID}>
        <RecordChoice label="Transport" choices={MODES} {...mode} />
        <RecordInput
          label="Distance (km)"
          optional
          inputMode="numeric"
          hint="If empty, the portal calculates it from the PIN codes."
          {...distance}
        />
        <RecordInput label="Transporter" optional maxLength={100} {...transporter} />
        <RecordInput label="Transporter ID" optional maxLength={20} {...transporterId} />
        {hasVehicle && (
          <RecordInput
            label="Vehicle number"
            optional
            hint="For example TS09AB1234."
            maxLength={20}
            {...vehicle}
          />
        )}
        <RecordInput
          label={`${TRANSPORT_DOCUMENTS[by]} number`}
          optional={by === ROAD}
          {...(by === RAIL && { hint: 'Starts with P, F or L, like PNZM2020-307306.' })}
          maxLength={20}
          {...number}
        />
        <RecordInput
          label={`${TRANSPORT_DOCUMENTS[by]} date`}
          optional={by === ROAD}
          type="date"
          {...day}
        />
      </div>
    </RecordDialog>
  );
}
