/** A customer without an account, whom staff enter. */
import { useQuery } from '@tanstack/react-query';
import { EditScreen } from '#admin/shell/edit-screen.tsx';
import { FormFields } from '#admin/shell/form/field.tsx';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { salesQuery } from '#admin/shell/sales/sales-settings.ts';
import { CONTACT_SPECS } from './contact-specs.ts';
import { CUSTOMER_SPECS, termsSpecs } from './customer-screen.tsx';
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
      specs={[...CONTACT_SPECS, ...terms, ...CUSTOMER_SPECS]}
      path="/customers"
    >
      {() => (
        <>
          <FormSection title="Contact">
            <FormFields specs={CONTACT_SPECS} />
          </FormSection>
          <FormSection title="Terms">
            <FormFields specs={terms} />
          </FormSection>
          <FormSection title="Notes and tags">
            <FormFields specs={CUSTOMER_SPECS} />
          </FormSection>
        </>
      )}
    </EditScreen>
  );
}
