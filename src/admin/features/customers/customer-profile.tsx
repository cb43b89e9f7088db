/** The profile of a customer, and their orders in figures. */
import type { ReactNode } from 'react';
import type { CustomerFile } from './actions/read-customer.ts';
import { hasAccount, isEnteredCustomer } from '#core/account/entered-customer.ts';
import { withContactOfOrders } from '#core/account/profile-contact.ts';
import { formatCount, formatRupees } from '#core/format.ts';
import { formatPhone } from '#core/format-phone.ts';
import { formatDay, formatShortMoment } from '#core/format-time.ts';
import type { WebUser } from '#schema/web-user.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { GstinMark } from '#admin/shell/gstin-mark.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { CARD, NOTE } from '#admin/shell/look/classes.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs/normal text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const FROM_ORDER = <span className="block text-sm text-ink-soft">From an order</span>;

/** Sending a request changes no profile, so the phone number and the GSTIN may be those of an order. */
function ProfileDetails({ profile, orders }: { profile: WebUser } & Pick<CustomerFile, 'orders'>) {
  const contacts = orders.flatMap((each) => (each.success ? [each.value.contact] : []));
  const { phone, gstin } = withContactOfOrders(profile, contacts);
  return (
    <>
      <Fact name="Name">
        <bdi>{profile.displayName || 'Not given'}</bdi>
      </Fact>
      <Fact name="Email">
        <a href={`mailto:${encodeURIComponent(profile.email)}`} className="link">
          <bdi>{profile.email}</bdi>
        </a>{' '}
        {!profile.emailVerified && <Chip look="warn">Not verified</Chip>}
      </Fact>
      <Fact name="Phone">
        {phone === '' ? (
          'Not given'
        ) : (
          <a href={`tel:${phone}`} className="link">
            {formatPhone(phone)}
          </a>
        )}{' '}
        {phone !== profile.phone && FROM_ORDER}
      </Fact>
      <Fact name="GSTIN">
        {gstin === undefined ? 'Not given' : <GstinMark gstin={gstin} />}{' '}
        {gstin !== profile.gstin && FROM_ORDER}
      </Fact>
      <Fact name="Customer since">{formatDay(profile.createdAt)}</Fact>
      <Fact name="Last seen">{formatShortMoment(profile.lastLogin)}</Fact>
    </>
  );
}

export function CustomerProfile({ uid, file }: { uid: string; file: CustomerFile }) {
  const { profile, orders, totals } = file;
  return (
    <section className={CARD} aria-labelledby="who">
      <h2 id="who">Profile</h2>
      {isEnteredCustomer(uid) && (
        <p className={NOTE}>This customer has no account. You have entered their contact below.</p>
      )}
      {profile === undefined && hasAccount(uid) && (
        <p className={NOTE}>
          This customer has deleted their account. Their orders are still listed here.
        </p>
      )}
      {profile?.success === false && (
        <p className={NOTE}>{documentErrorsMessage(profile.problems)}</p>
      )}
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
        {profile?.success === true && <ProfileDetails profile={profile.value} orders={orders} />}
        <Fact name="Spent, before GST">{formatRupees(totals.totalPaise)}</Fact>
        <Fact name="Orders">
          {formatCount(totals.requested)} requested, {formatCount(totals.orders)} won
        </Fact>
      </dl>
    </section>
  );
}
