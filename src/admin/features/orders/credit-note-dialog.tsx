/** Issues a credit note for units of an invoice, or for all of an invoice that was wrong. */
import { useState } from 'react';
import { sayDone } from '#admin/shell/messages-store.ts';
import {
  RecordChoice,
  RecordDialog,
  RecordInput,
  useEntry,
  useEntryId,
} from '#admin/shell/record-dialog.tsx';
import { NOTE } from '#admin/shell/look/classes.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { formatRupees } from '#core/format.ts';
import { formatShortDay } from '#core/format-time.ts';
import { creditsEndAt, financialYearOf } from '#core/invoicing/financial-year.ts';
import { creditableLines, draftCreditNote } from '#core/invoicing/draft-credit-note.ts';
import { oneLine } from '#core/one-line.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import { issueOrderCreditNote } from './actions/order-invoices.ts';
import { allOf, chosenLines, LineQuantities } from './line-quantities.tsx';

interface Props {
  invoice: StoredInvoice;
  /** Those issued so far. */
  notes: readonly StoredInvoice[];
  onClose: () => void;
}

const CAUSES = [
  ['units', 'Returned or undelivered units'],
  ['correction', 'The whole invoice, because it is wrong'],
] as const;

export function CreditNoteDialog({ invoice, notes, onClose }: Props) {
  const entryId = useEntryId();
  const lines = creditableLines(invoice, notes);
  const [typed, setTyped] = useState(() => lines.map(() => ''));
  const reason = useEntry('');
  const cause = useEntry<(typeof CAUSES)[number][0]>('units');
  const creditsEnd = creditsEndAt(invoice.issuedAt);
  const isTooLate = useNow() >= creditsEnd;
  const isCorrection = cause.value === 'correction';
  const quantities = isCorrection ? allOf(lines) : typed;
  const chosen = chosenLines(lines, quantities);
  const units =
    typeof chosen === 'string'
      ? []
      : chosen.map(({ line, size, qty }) => ({ line, qty, ...(size !== undefined && { size }) }));
  const draft = draftCreditNote(invoice.id, invoice, notes, units, '');
  const issue = async (): Promise<string | undefined> => {
    if (typeof chosen === 'string') return chosen;
    const text = oneLine(reason.value, LONGEST_STEP_NOTE);
    if (text === '') return 'Enter the reason.';
    const note = { id: entryId, invoiceId: invoice.id, units, reason: text, isCorrection };
    const issued = await issueOrderCreditNote(note);
    if (!issued.success) return issued.error;
    sayDone(`Credit note ${issued.value} issued.`);
    return undefined;
  };
  return (
    <RecordDialog
      title={`Credit note for ${invoice.number}`}
      verb="Issue credit note"
      isWide
      onRecord={issue}
      onClose={onClose}
    >
      <p>An issued credit note can’t be changed. The customer sees it.</p>
      {isTooLate && (
        <p className={NOTE}>
          This invoice was issued on {formatShortDay(invoice.issuedAt)}, in the financial year{' '}
          {financialYearOf(invoice.issuedAt)}. Since {formatShortDay(creditsEnd)}, a credit note no
          longer reduces its GST. Ask your accountant first.
        </p>
      )}
      <RecordChoice label="What is credited" choices={CAUSES} {...cause} />
      {isCorrection ? (
        <p>
          The balance of the order stays as it is. Afterwards, correct the contact in the order and
          issue a new invoice. Prices and taxes can be corrected only while the confirmation of the
          order can be undone.
          {notes.length > 0 &&
            ' The new invoice contains all units: credit those that were returned once more.'}
        </p>
      ) : (
        <LineQuantities lines={lines} typed={typed} heading="Credit" onChange={setTyped} />
      )}
      {draft.success && (
        <p>
          Total of the credit note, with GST: <b>{formatRupees(draft.value.totalPaise)}</b>
        </p>
      )}
      <RecordInput
        label="Reason"
        hint="Printed on the credit note."
        maxLength={LONGEST_STEP_NOTE}
        {...reason}
      />
    </RecordDialog>
  );
}
