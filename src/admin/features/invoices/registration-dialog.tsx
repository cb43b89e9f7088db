/** Adds the IRN and the signed QR code that the e-invoice portal returned. */
import { useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { FileDrop } from '#admin/shell/file-drop.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { PROBLEM } from '#admin/shell/look/classes.ts';
import { sayDone } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { callFunction } from '#firebase/browser/call-function.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { useTask } from '#ui/react/use-task.ts';

/** As the function takes it, in bytes: the portal writes ASCII. */
const LARGEST_FILE = 4_000_000;

interface Props {
  invoice: StoredInvoice;
  onClose: () => void;
}

export function RegistrationDialog({ invoice: { id, number }, onClose }: Props) {
  const { isBusy, run } = useTask();
  const [problem, setProblem] = useState<string>();
  const add = async (file: File): Promise<void> => {
    if (file.size > LARGEST_FILE) {
      setProblem('The file is larger than 4 MB. Choose one with fewer invoices.');
      return;
    }
    setProblem(undefined);
    const result = await callFunction('registerInvoice', { id, file: await file.text() });
    if (!result.success) {
      setProblem(result.error);
      return;
    }
    await queries.invalidateQueries({ queryKey: listKey(invoiceKind) });
    sayDone(`The IRN of ${number} was added.`);
    onClose();
  };
  return (
    <Dialog title={`Add the IRN of ${number}`} onClose={onClose} isBusy={isBusy}>
      <p className="mb-4">
        Upload the e-invoice JSON on the e-invoice portal, then choose the JSON file that the portal
        returns. Only the IRN of {number} is read from it, and it can’t be changed later.
      </p>
      <FileDrop
        label={isBusy ? 'Adding…' : 'Choose the portal’s file'}
        hint="JSON with the IRN and the signed QR code"
        accept=".json,application/json"
        onFiles={([file]) => run(() => add(file))}
      />
      {problem !== undefined && (
        <p role="alert" className={`${PROBLEM} mt-4 mb-0`}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}
