/** Hands the selected customers, or all of the list, to a spreadsheet. */
import { useState } from 'react';
import { saveFile } from '#admin/shell/save-file.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { collectCustomers } from './actions/collect-customers.ts';
import type { FoundDocument } from '#admin/shell/actions/list-as-staff.ts';
import type { CustomersAsked } from './actions/list-customers.ts';
import { formatCount } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import type { WebUser } from '#schema/web-user.ts';

interface Props {
  /** Those to be handed out: these rows, or all that a list gives. */
  of: { rows: readonly FoundDocument<WebUser>[] } | CustomersAsked;
  /** Which they are: `all`, `3 selected`. */
  what: string;
}

const leftOut = (unfit: number): string =>
  unfit === 0
    ? ''
    : ` ${unfit === 1 ? '1 customer with invalid data was' : `${formatCount(unfit)} customers with invalid data were`} left out.`;

export function ExportButton({ of, what }: Props) {
  const [read, setRead] = useState<number>();
  const run = async (): Promise<void> => {
    setRead(0);
    try {
      // It knows the list of products too, so it comes when it is wanted.
      const { customersCsv } = await import('./model/customers-csv.ts');
      const { customers, unfit } = await collectCustomers(of, setRead);
      const file = new Blob([customersCsv(customers)], { type: 'text/csv' });
      saveFile(file, `customers ${indiaDay(Date.now())}.csv`);
      sayDone(
        `${formatCount(customers.length)} ${customers.length === 1 ? 'customer' : 'customers'} exported.${leftOut(unfit)}`,
      );
    } catch (error) {
      sayFailure(`Nothing was exported. ${error instanceof Error ? error.message : ''}`);
    }
    setRead(undefined);
  };
  return (
    <button
      type="button"
      className="btn btn-small btn-secondary"
      disabled={read !== undefined}
      onClick={() => void run()}
    >
      {read === undefined ? `Export ${what}` : `Exporting… ${formatCount(read)}`}
    </button>
  );
}
