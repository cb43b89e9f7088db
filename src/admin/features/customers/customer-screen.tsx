/** One customer: profile, notes and tags, orders, addresses. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { WebUser } from '#schema/web-user.ts';
import { EditScreen } from '#admin/shell/edit-screen.tsx';
import { NotesCard } from '#admin/shell/notes/notes-card.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { salesQuery } from '#admin/shell/sales/sales-settings.ts';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { readCustomer, type CustomerFile } from './actions/read-customer.ts';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerNotices } from './customer-notices.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { RecordSections } from './record-sections.tsx';
import { CONTACT_SPECS, NOTE_SPECS, termsSpecs } from './customer-specs.ts';
import { CustomerProfile } from './customer-profile.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MergeCustomer } from './merge-customer.tsx';
import { editableCustomerRecord } from './model/customer-record-form.ts';

const route = getRouteApi('/customers/$uid');
const CRUMBS = [{ name: 'Customers', to: '/customers' }] as const;

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
  const [into, mergeInto] = useState<WebUser>();
  const { data: sales } = useQuery(salesQuery);
  const terms = termsSpecs(sales?.groups ?? []);
  const isEntered = isEnteredCustomer(uid);
  const { data } = file;
  if (data === undefined) return <ScreenWaiting title="Customer" crumbs={CRUMBS} query={file} />;
  return (
    <>
      <EditScreen
        editable={editableCustomerRecord}
        id={uid}
        title={nameOf(data)}
        crumbs={CRUMBS}
        specs={[...(isEntered ? CONTACT_SPECS : []), ...terms, ...NOTE_SPECS]}
        actions={() => isEntered && <MergeCustomer uid={uid} file={data} />}
        // Customers have no notes until staff add one; those of an unknown uid are shown if they exist.
        isMadeBySaving={data.profile !== undefined || data.orders.length > 0}
      >
        {() => (
          <>
            <CustomerNotices uid={uid} file={data} onMerge={mergeInto} />
            <CustomerProfile uid={uid} file={data} />
            <RecordSections hasContact={isEntered} terms={terms} />
            <NotesCard item={`customers/${uid}`} />
            <CustomerOrders uid={uid} file={data} />
            {!isEntered && <CustomerAddresses addresses={data.addresses} />}
          </>
        )}
      </EditScreen>
      {into && (
        <MergeDialog uid={uid} file={data} into={into} onClose={() => mergeInto(undefined)} />
      )}
    </>
  );
}
