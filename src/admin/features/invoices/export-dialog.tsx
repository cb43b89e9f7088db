/** Exports invoices, credit notes and payments of a period for accounting and GST returns. */
import { useState } from 'react';
import { choicesOf } from '#admin/shell/list/list-filter.tsx';
import { sayDone } from '#admin/shell/messages-store.ts';
import { RecordChoice, RecordDialog } from '#admin/shell/record-dialog.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { formatCounted } from '#core/format.ts';
import { periodName, recentPeriods } from '#core/invoicing/period.ts';
import { errorMessage } from '#core/result.ts';
import { isTaxDocument } from '#schema/invoice.ts';
import { readInvoices } from './actions/read-invoices.ts';
import { readPayments } from './actions/read-payments.ts';
import {
  EXPORT_FORMATS,
  WITH_CHALLANS,
  WITH_PAYMENTS,
  type ExportFormat,
} from './model/export-formats.ts';

const FORMATS = choicesOf(
  // The keys are those of the formats.
  Object.fromEntries(
    Object.entries(EXPORT_FORMATS).map(([key, { name }]) => [key, name]),
  ) as Record<ExportFormat, string>,
);

function contentOf(format: ExportFormat): string {
  if (WITH_PAYMENTS.has(format))
    return 'invoices, credit notes, payments and refunds of the period';
  return WITH_CHALLANS.has(format)
    ? 'invoices and credit notes of the period, and the numbers of its delivery challans'
    : 'invoices and credit notes of the period';
}

interface Props {
  /** The period of the list. */
  period: string | undefined;
  onClose: () => void;
}

export function ExportDialog({ period: listed, onClose }: Props) {
  const [periods] = useState(() => recentPeriods(Date.now()));
  const [period, setPeriod] = useState(
    listed ?? periods.find((each) => !each.startsWith('FY')) ?? '',
  );
  const [format, setFormat] = useState<ExportFormat>('invoices');
  const [read, setRead] = useState<number>();
  const hasPayments = WITH_PAYMENTS.has(format);
  const hasChallans = WITH_CHALLANS.has(format);
  const save = async (): Promise<string | undefined> => {
    try {
      const all = await readInvoices({ period }, setRead);
      const documents = all.filter(isTaxDocument);
      const challans = hasChallans ? all.filter((each) => !isTaxDocument(each)) : [];
      const payments = hasPayments ? await readPayments(period, setRead) : [];
      if (documents.length + challans.length + payments.length === 0)
        return `There are no invoices${hasPayments ? ' or payments' : ''} in this period.`;
      const file = EXPORT_FORMATS[format].make(documents, period, payments, challans);
      if (!file.success) return file.error;
      const { text, type, extension } = file.value;
      saveFile(new Blob([text], { type }), `${format} ${period}.${extension}`);
      sayDone(
        `${[
          formatCounted(documents.length, 'document'),
          ...(challans.length > 0 ? [formatCounted(challans.length, 'delivery challan')] : []),
          ...(hasPayments ? [formatCounted(payments.length, 'payment')] : []),
        ].join(' and ')} exported.`,
      );
      return undefined;
    } catch (error) {
      return `Nothing was exported. ${errorMessage(error)}`;
    } finally {
      setRead(undefined);
    }
  };
  return (
    <RecordDialog title="Export invoices" verb="Export" onRecord={save} onClose={onClose}>
      <RecordChoice
        label="Period"
        value={period}
        choices={[...new Set([period, ...periods])].map(
          (each) => [each, periodName(each)] as const,
        )}
        onChange={setPeriod}
      />
      <RecordChoice label="File" value={format} choices={FORMATS} onChange={setFormat} />
      <p className="text-sm text-ink-soft" role="status">
        {read === undefined
          ? `The file contains all ${contentOf(format)}.`
          : `Reading… ${formatCounted(read, 'document')} so far.`}
      </p>
    </RecordDialog>
  );
}
