/** Exports customers; the code of the CSV file is loaded on demand. */
import { ExportButton } from '#admin/shell/export-button.tsx';
import type { ExportedCustomers } from './actions/collect-customers.ts';

export const ExportCustomers = ({ of, label }: { of: ExportedCustomers; label: string }) => (
  <ExportButton
    label={label}
    things="customers"
    collect={async (onRead) => {
      const { collectCustomers } = await import('./actions/collect-customers.ts');
      return await collectCustomers(of, onRead);
    }}
  />
);
