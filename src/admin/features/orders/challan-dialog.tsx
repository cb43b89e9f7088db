/** Issues a delivery challan for a parcel, or for all goods of an order. */
import { useState } from 'react';
import { sayDone } from '#admin/shell/messages-store.ts';
import { RecordChoice, RecordDialog } from '#admin/shell/record-dialog.tsx';
import { choicesOf } from '#admin/shell/list/list-filter.tsx';
import { PURPOSE_NAMES } from '#core/invoicing/invoice-names.ts';
import type { ChallanPurpose } from '#schema/invoice.ts';
import { issueOrderChallan } from './actions/order-invoices.ts';

interface Props {
  order: string;
  /** The ID of the parcel; undefined for all goods. */
  parcel?: string | undefined;
  onClose: () => void;
}

const PURPOSES = choicesOf(PURPOSE_NAMES);

export function ChallanDialog({ order, parcel, onClose }: Props) {
  // The same entry has the same ID, so that sending it again after a lost response issues it once.
  const [id] = useState(() => parcel ?? crypto.randomUUID());
  const [purpose, setPurpose] = useState<ChallanPurpose>('supply');
  const issue = async (): Promise<string | undefined> => {
    const challan = { id, orderId: order, purpose, isParcel: parcel !== undefined };
    const issued = await issueOrderChallan(challan);
    if (!issued.success) return issued.error;
    sayDone(`Delivery challan ${issued.value} issued.`);
    return undefined;
  };
  return (
    <RecordDialog
      title="Issue a delivery challan?"
      verb="Issue challan"
      onRecord={issue}
      onClose={onClose}
    >
      <p>
        Send a challan with goods that have no invoice yet. It lists{' '}
        {parcel === undefined ? 'all goods of the order' : 'the goods of this parcel'} at the prices
        of the quote. You can’t change an issued challan. The customer sees it.
      </p>
      <RecordChoice label="Purpose" value={purpose} choices={PURPOSES} onChange={setPurpose} />
      <p className="text-sm text-ink-soft">
        {purpose === 'supply'
          ? 'It shows the taxes. Issue the invoice after delivery.'
          : 'It shows no tax, because the goods are not sold yet.'}
      </p>
    </RecordDialog>
  );
}
