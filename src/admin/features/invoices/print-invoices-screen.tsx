/** Invoices, credit notes and challans for print, each on its own sheets, and their e-invoices in one file. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { ERROR, NOTE } from '#admin/shell/look/classes.ts';
import { sayDone } from '#admin/shell/messages-store.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { useSelectedIds } from '#admin/shell/selected-ids.ts';
import { formatCount, formatCounted } from '#core/format.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { copiesOf, InvoicePaper } from '#ui/react/paper/invoice-paper.tsx';
import { readInvoices } from './actions/read-invoices.ts';
import { CopyChoice, copiesToPrint } from './copy-choice.tsx';
import { readInvoicesSearch } from './invoices-search.ts';
import { eInvoicesFile, needsIrn } from './model/e-invoices-file.ts';
import { jsonFileName } from './model/json-file-name.ts';

const route = getRouteApi('/invoices/print');

/** More would take the browser too long to lay out. */
const MOST_PRINTED = 500;

const CRUMBS = [{ name: 'Invoices', to: '/invoices' }] as const;

function EInvoicesExport({ invoices }: { invoices: readonly StoredInvoice[] }) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const count = invoices.filter(needsIrn).length;
  if (count === 0) return null;
  const save = (): void => {
    const file = eInvoicesFile(invoices);
    setLeftOut(file.success ? file.value.leftOut : [file.error]);
    if (!file.success) return;
    const { text, count: saved } = file.value;
    const number = formatCounted(saved, 'document');
    saveFile(
      new Blob([text], { type: 'application/json' }),
      jsonFileName('e-invoices', { number }),
    );
    sayDone(`${number} exported.`);
  };
  return (
    <div className="mb-3">
      <Button onClick={save}>E-invoice JSON ({formatCount(count)})</Button>
      <div role="alert">
        {leftOut.map((each) => (
          <p key={each} className={ERROR}>
            {each}
          </p>
        ))}
      </div>
    </div>
  );
}

interface PapersProps {
  invoices: readonly StoredInvoice[];
  isCut: boolean;
}

function Papers({ invoices, isCut }: PapersProps) {
  const copies = invoices.map(copiesOf).find(({ length }) => length > 0) ?? [];
  const [copy, setCopy] = useState(copies[0]);
  return (
    <PaperFrame
      title={formatCounted(invoices.length, 'invoice')}
      crumbs={CRUMBS}
      isPrintable={invoices.length > 0}
      actions={copies.length > 0 && <CopyChoice copies={copies} copy={copy} onChange={setCopy} />}
      head={
        <>
          <EInvoicesExport invoices={invoices} />
          {invoices.length === 0 && <p>No invoices match.</p>}
          {isCut && (
            <p className={NOTE}>
              Only the first {formatCount(MOST_PRINTED)} invoices are shown. Choose a shorter
              period.
            </p>
          )}
        </>
      }
    >
      {invoices.flatMap((invoice) =>
        copiesToPrint(invoice, copies, copy).map((each) => (
          <InvoicePaper key={`${invoice.id} ${each}`} invoice={invoice} copy={each} />
        )),
      )}
    </PaperFrame>
  );
}

export function PrintInvoicesScreen() {
  const search = { ...readInvoicesSearch(route.useSearch()), ids: useSelectedIds() };
  const query = useQuery({
    queryKey: [...listKey(invoiceKind), 'print', search],
    queryFn: () => readInvoices(search, undefined, MOST_PRINTED + 1),
  });
  if (query.data === undefined)
    return <ScreenWaiting title="Print invoices" crumbs={CRUMBS} query={query} />;
  return (
    <Papers invoices={query.data.slice(0, MOST_PRINTED)} isCut={query.data.length > MOST_PRINTED} />
  );
}
