/** Exports the selected customers, or the whole list, as CSV. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { saveFile } from '#admin/shell/save-file.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { collectCustomers } from './actions/collect-customers.ts';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import type { CustomerQuery } from './actions/list-customers.ts';
import { formatCount } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import type { WebUser } from '#schema/web-user.ts';

interface Props {
  /** The customers to export: these rows, or a whole list. */
  of: { rows: readonly DecodedDocument<WebUser>[] } | CustomerQuery;
  /** Label of the selection: `all`, `3 selected`. */
  what: string;
}

const leftOut = (invalidCount: number): string =>
  invalidCount === 0
    ? ''
    : ` ${invalidCount === 1 ? '1 customer with invalid data was' : `${formatCount(invalidCount)} customers with invalid data were`} left out.`;

export function ExportButton({ of, what }: Props) {
  const [read, setRead] = useState<number>();
  const run = async (): Promise<void> => {
    setRead(0);
    try {
      // Imported on demand, because it includes the code of the product list.
      const { customersCsv } = await import('./model/customers-csv.ts');
      const { customers, invalidCount } = await collectCustomers(of, setRead);
      const file = new Blob([customersCsv(customers)], { type: 'text/csv' });
      saveFile(file, `customers ${indiaDay(Date.now())}.csv`);
      sayDone(
        `${formatCount(customers.length)} ${customers.length === 1 ? 'customer' : 'customers'} exported.${leftOut(invalidCount)}`,
      );
    } catch (error) {
      sayFailure(`Nothing was exported. ${error instanceof Error ? error.message : ''}`);
    }
    setRead(undefined);
  };
  return (
    <Button disabled={read !== undefined} onClick={() => void run()}>
      {read === undefined ? `Export ${what}` : `Exporting… ${formatCount(read)}`}
    </Button>
  );
}
