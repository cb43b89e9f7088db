/** A customer without an account, whom staff enter. */
import { useQuery } from '@tanstack/react-query';
import { EditScreen } from '#admin/shell/edit-screen.tsx';
import { salesQuery } from '#admin/shell/sales/sales-settings.ts';
import { RecordSections } from './record-sections.tsx';
import { CONTACT_SPECS, NOTE_SPECS, termsSpecs } from './customer-specs.ts';
import { editableNewCustomer } from './model/customer-record-form.ts';

const CRUMBS = [{ name: 'Customers', to: '/customers' }] as const;

export function NewCustomerScreen() {
  const { data: sales } = useQuery(salesQuery);
  const terms = termsSpecs(sales?.groups ?? []).filter(({ name }) => name !== 'isApproved');
  return (
    <EditScreen
      editable={editableNewCustomer}
      id={undefined}
      title="New customer"
      crumbs={CRUMBS}
      specs={[...CONTACT_SPECS, ...terms, ...NOTE_SPECS]}
      path="/customers"
    >
      {() => <RecordSections terms={terms} />}
    </EditScreen>
  );
}
