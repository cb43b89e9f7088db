/** The page of a customer; staff edit tags and notes. */
import { EditForm } from '#admin/shell/form/edit-form.tsx';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { FormFields } from '#admin/shell/form/field.tsx';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { useEditor } from '#admin/shell/form/use-editor.ts';
import type { CustomerFile } from './actions/read-customer.ts';
import { editableCustomerRecord } from './model/customer-record-form.ts';
import type { Documents } from '#core/editing/editable.ts';
import type { CustomerRecord } from '#schema/customer-record.ts';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerProfile } from './customer-profile.tsx';

export const CRUMBS = [{ name: 'Customers', to: '/customers' }] as const;

export const CUSTOMER_SPECS: readonly FieldSpec<FieldPath<CustomerRecord>>[] = [
  {
    name: 'tags',
    label: 'Tags',
    as: 'list',
    optional: true,
    hint: 'Separate with commas. You can filter the customer list by tag.',
  },
  {
    name: 'notes',
    label: 'Notes',
    as: 'area',
    rows: 4,
    optional: true,
    isWide: true,
    hint: 'Only staff see tags and notes.',
  },
];

interface Props {
  uid: string;
  file: CustomerFile;
  base: Documents | undefined;
  onSaved: (id: string, now: Documents) => void;
}

/** Business name, or the contact name of an order. */
function nameOf({ profile, orders }: CustomerFile): string {
  if (profile?.fits === true) {
    const { businessName, displayName, email } = profile.value;
    return businessName ?? (displayName || email);
  }
  const first = orders.find(({ fits }) => fits);
  return first?.fits === true
    ? (first.value.contact.businessName ?? first.value.contact.name)
    : 'Customer';
}

export function CustomerEditor({ uid, file, base, onSaved }: Props) {
  const editor = useEditor({ editable: editableCustomerRecord, id: uid, base, onSaved });
  return (
    <EditForm editor={editor} title={nameOf(file)} crumbs={CRUMBS} specs={CUSTOMER_SPECS}>
      <CustomerProfile file={file} />
      <FormSection title="Notes and tags">
        <FormFields specs={CUSTOMER_SPECS} />
      </FormSection>
      <CustomerOrders uid={uid} file={file} />
      <CustomerAddresses addresses={file.addresses} />
    </EditForm>
  );
}
