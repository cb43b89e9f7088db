/** The profile of a customer with their orders in figures, and their delivery addresses. */
import type { ReactNode } from 'react';
import type { CustomerFile } from './actions/read-customer.ts';
import { formatCount, formatRupees } from '#core/format.ts';
import { formatPhone } from '#core/format-phone.ts';
import { formatDay, formatShortMoment } from '#core/format-time.ts';
import type { WebUser } from '#schema/web-user.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { GstinMark } from '#admin/shell/gstin-mark.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { CARD, FIELD_GRID, NOTE } from '#admin/shell/look/classes.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs/normal text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const ProfileDetails = ({ profile }: { profile: WebUser }) => (
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
      {profile.phone === '' ? (
        'Not given'
      ) : (
        <a href={`tel:${profile.phone}`} className="link">
          {formatPhone(profile.phone)}
        </a>
      )}
    </Fact>
    <Fact name="GSTIN">
      {profile.gstin === undefined ? 'Not given' : <GstinMark gstin={profile.gstin} />}
    </Fact>
    <Fact name="Customer since">{formatDay(profile.createdAt)}</Fact>
    <Fact name="Last seen">{formatShortMoment(profile.lastLogin)}</Fact>
  </>
);

export function CustomerProfile({ file: { profile, totals } }: { file: CustomerFile }) {
  return (
    <section className={CARD} aria-labelledby="who">
      <h2 id="who">Profile</h2>
      {profile === undefined && (
        <p className={NOTE}>
          This customer has deleted their account. Their orders are still listed here.
        </p>
      )}
      {profile?.fits === false && <p className={NOTE}>{documentErrorsMessage(profile.problems)}</p>}
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
        {profile?.fits === true && <ProfileDetails profile={profile.value} />}
        <Fact name="Spent, before GST">{formatRupees(totals.spentPaise)}</Fact>
        <Fact name="Orders">
          {formatCount(totals.requested)} requested, {formatCount(totals.bought)} won
        </Fact>
      </dl>
    </section>
  );
}

export const CustomerAddresses = ({ addresses }: Pick<CustomerFile, 'addresses'>) => (
  <section className={CARD} aria-labelledby="addresses">
    <h2 id="addresses">Addresses</h2>
    {addresses.length === 0 && <p className="text-ink-soft">No saved addresses.</p>}
    <ul className={FIELD_GRID}>
      {addresses.map((row) =>
        row.fits ? (
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
