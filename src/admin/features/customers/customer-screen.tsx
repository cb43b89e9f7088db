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
import { AccountLink } from './account-link.tsx';
import { readCustomer, type CustomerFile } from './actions/read-customer.ts';
import { CustomerNotices } from './customer-notices.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { RecordSections } from './record-sections.tsx';
import { CONTACT_SPECS, NOTE_SPECS, termsSpecs } from './customer-specs.ts';
import { CustomerProfile } from './customer-profile.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { editableCustomerRecord } from './model/customer-record-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { CustomerPicker } from '#admin/shell/customers/customer-picker.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { formatPhone } from '#core/format-phone.ts';
import { Chip } from '#admin/shell/chip.tsx';
import { CARD, FIELD_GRID } from '#admin/shell/look/classes.ts';

/** The delivery addresses of a customer. */
const CustomerAddresses = ({ addresses }: Pick<CustomerFile, 'addresses'>) => (
  <section className={CARD} aria-labelledby="addresses">
    <h2 id="addresses">Addresses</h2>
    {addresses.length === 0 && <p className="text-ink-soft">No saved addresses.</p>}
    <ul className={FIELD_GRID}>
      {addresses.map((row) =>
        row.success ? (
          <li key={row.id}>
            <p className="font-medium">
              <bdi>{row.value.label}</bdi> {row.value.isDefault && <Chip>Default</Chip>}
            </p>
            <address className="text-ink-soft not-italic">
              <bdi>{row.value.name}</bdi>
              {row.value.lines.map((line, at) => (
                // Lines have no ids and never change order.
                <span key={at} className="block">
                  <bdi>{line}</bdi>
                </span>
              ))}
              <span className="block">
                <bdi>{row.value.city}</bdi>, <bdi>{row.value.state}</bdi> {row.value.pin}
              </span>
              <span className="block">{formatPhone(row.value.phone)}</span>
            </address>
          </li>
        ) : (
          <li key={row.id}>This address can’t be displayed.</li>
        ),
      )}
    </ul>
  </section>
);

/** Merges a customer without an account into another one that is the same business. */
function MergeCustomer({
  uid,
  file,
}: {
  uid: string;
  file: Pick<CustomerFile, 'totals' | 'account'>;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const [into, setInto] = useState<WebUser>();
  return (
    <>
      <Button onClick={() => setChoosing(true)}>Merge</Button>
      {isChoosing && (
        <Dialog title="Merge into another customer" onClose={() => setChoosing(false)}>
          <CustomerPicker
            noResult="Check the spelling."
            except={uid}
            onChoose={(customer) => {
              setChoosing(false);
              setInto(customer);
            }}
          />
        </Dialog>
      )}
      {into && <MergeDialog uid={uid} file={file} into={into} onClose={() => setInto(undefined)} />}
    </>
  );
}

const route = getRouteApi('/customers/$uid');
const CRUMBS = [{ name: 'Customers', to: '/customers' }] as const;

/** Business name, or the contact name of an order. */
function nameOf({ record, profile, orders }: CustomerFile): string {
  const contact = record?.success === true ? record.value.contact : undefined;
  if (contact) return contact.businessName ?? contact.name;
  if (profile?.success === true) {
    const { businessName, displayName, email } = profile.value;
    return businessName ?? (displayName || email);
  }
  const first = orders.find(({ success }) => success);
  return first?.success === true
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
        actions={() =>
          isEntered && (
            <>
              <AccountLink uid={uid} file={data} />
              <MergeCustomer uid={uid} file={data} />
            </>
          )
        }
        // Customers have no notes until staff add one; those of an unknown uid are shown if they exist.
        isMadeBySaving={data.profile !== undefined || data.orders.length > 0}
      >
        {(editor) => (
          <>
            <CustomerNotices uid={uid} editor={editor} file={data} onMerge={mergeInto} />
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
