/** One customer: profile, notes and tags, orders, addresses. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EditScreen } from '#admin/shell/edit-screen.tsx';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { areaSpec, choiceSpec, listSpec, numberSpec } from '#admin/shell/form/specs.ts';
import { FormFields } from '#admin/shell/form/field.tsx';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { NotesCard } from '#admin/shell/notes/notes-card.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { salesQuery } from '#admin/shell/sales/sales-settings.ts';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { groupTerms } from '#core/quoting/group-price.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import type { CustomerRecord } from '#schema/customer-record.ts';
import { readCustomer, type CustomerFile } from './actions/read-customer.ts';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CONTACT_SPECS } from './contact-specs.ts';
import { CustomerProfile } from './customer-profile.tsx';
import { MergeCustomer } from './merge-customer.tsx';
import { editableCustomerRecord } from './model/customer-record-form.ts';

const route = getRouteApi('/customers/$uid');
const CRUMBS = [{ name: 'Customers', to: '/customers' }] as const;

type CustomerSpec = FieldSpec<FieldPath<CustomerRecord>>;

/** Fields of what the shop has agreed with a customer. */
export const termsSpecs = (groups: readonly CustomerGroup[]): readonly CustomerSpec[] => [
  choiceSpec(
    'group',
    'Group',
    groups.map((group) => [group.id, `${group.name} (${groupTerms(group)})`] as const),
    { optional: true, none: 'No group', hint: 'New quotes start with its discount.' },
  ),
  numberSpec('creditLimitPaise', 'Credit limit, ₹', 'rupees', {
    optional: true,
    hint: 'You are warned when what is due would be more. Leave empty for no limit.',
  }),
  {
    ...{ name: 'isApproved', label: 'Approved for sign-in prices', as: 'check' },
    hint: 'Needed only if “Approve buyers” is on in the sales settings.',
  },
];

export const CUSTOMER_SPECS: readonly CustomerSpec[] = [
  listSpec('tags', 'Tags', {
    optional: true,
    hint: 'Separate with commas. You can filter the customer list by tag.',
  }),
  areaSpec('notes', 'Notes', { rows: 4, optional: true, hint: 'Only staff see tags and notes.' }),
];

/** Business name, or the contact name of an order. */
function nameOf({ record, profile, orders }: CustomerFile): string {
  const contact = record?.fits === true ? record.value.contact : undefined;
  if (contact) return contact.businessName ?? contact.name;
  if (profile?.fits === true) {
    const { businessName, displayName, email } = profile.value;
    return businessName ?? (displayName || email);
  }
  const first = orders.find(({ fits }) => fits);
  return first?.fits === true
    ? (first.value.contact.businessName ?? first.value.contact.name)
    : 'Customer';
}

export function CustomerScreen() {
  const { uid } = route.useParams();
  const file = useQuery({ queryKey: ['customer', uid], queryFn: () => readCustomer(uid) });
  const { data: sales } = useQuery(salesQuery);
  const terms = termsSpecs(sales?.groups ?? []);
  const isEntered = isEnteredCustomer(uid);
  const { data } = file;
  if (data === undefined) return <ScreenWaiting title="Customer" crumbs={CRUMBS} query={file} />;
  return (
    <EditScreen
      editable={editableCustomerRecord}
      id={uid}
      title={nameOf(data)}
      crumbs={CRUMBS}
      specs={[...(isEntered ? CONTACT_SPECS : []), ...terms, ...CUSTOMER_SPECS]}
      actions={() => isEntered && <MergeCustomer uid={uid} file={data} />}
      // Customers have no notes until staff add one; those of an unknown uid are shown if they exist.
      isMadeBySaving={data.profile !== undefined || data.orders.length > 0}
    >
      {() => (
        <>
          <CustomerProfile uid={uid} file={data} />
          {isEntered && (
            <FormSection title="Contact">
              <FormFields specs={CONTACT_SPECS} />
            </FormSection>
          )}
          <FormSection title="Terms">
            <FormFields specs={terms} />
          </FormSection>
          <FormSection title="Notes and tags">
            <FormFields specs={CUSTOMER_SPECS} />
          </FormSection>
          <NotesCard item={`customers/${uid}`} />
          <CustomerOrders uid={uid} file={data} />
          {!isEntered && <CustomerAddresses addresses={data.addresses} />}
        </>
      )}
    </EditScreen>
  );
}
