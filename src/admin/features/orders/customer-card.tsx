/** The customer of an order: contact details, delivery address and GSTIN. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { GstinMark } from '#admin/shell/gstin-mark.tsx';
import { hasAccount } from '#core/account/entered-customer.ts';
import { formatPhone } from '#core/format-phone.ts';
import { ORDER_SOURCE_NAMES } from '#core/order/status-labels.ts';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { StaffName } from '#admin/shell/staff-name.tsx';
import type { Order, OrderStatus } from '#schema/order.ts';
import { GiveOrder } from './give-order.tsx';
import { useMay } from '#admin/shell/role.ts';
import { CARD } from '#admin/shell/look/classes.ts';

const ContactDialog = lazyPart(async () => (await import('./contact-dialog.tsx')).ContactDialog);

/** An order without a sale needs no contact. */
const ENDED: ReadonlySet<OrderStatus> = new Set(['cancelled', 'rejected']);

export function CustomerCard({ id, order }: { id: string; order: Order }) {
  const { uid, contact, address, source, placedBy } = order;
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  const maySell = may('edit', 'sales');
  const { businessName, name, phone, email, gstin } = contact;
  return (
    <section className={CARD} aria-labelledby="order-customer">
      <h2 id="order-customer">Customer</h2>
      <p className="font-medium">
        {maySell ? (
          <Link className="link" to="/customers/$uid" params={{ uid }}>
            <bdi>{businessName ?? name}</bdi>
          </Link>
        ) : (
          <bdi>{businessName ?? name}</bdi>
        )}
      </p>
      {businessName !== undefined && businessName !== name && (
        <p>
          <bdi>{name}</bdi>
        </p>
      )}
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        <dt className="text-ink-soft">Phone</dt>
        <dd>
          <a className="link" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        </dd>
        {email !== undefined && (
          <>
            <dt className="text-ink-soft">Email</dt>
            <dd className="wrap-anywhere">
              <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
                {email}
              </a>
            </dd>
          </>
        )}
        {gstin !== undefined && (
          <>
            <dt className="text-ink-soft">GSTIN</dt>
            <dd>
              <GstinMark gstin={gstin} />
            </dd>
          </>
        )}
        <dt className="text-ink-soft">Deliver to</dt>
        <dd>
          {address ? (
            <address className="not-italic">
              {[...address.lines, `${address.city} ${address.pin}`, address.state].map(
                (line, at) => (
                  <bdi key={at} className="block">
                    {line}
                  </bdi>
                ),
              )}
            </address>
          ) : (
            <span className="text-ink-soft">No address yet</span>
          )}
        </dd>
      </dl>
      {maySell && !ENDED.has(order.status) && (
        <Button className="mt-3" onClick={() => setEditing(true)}>
          Edit contact and address
        </Button>
      )}
      {isEditing && <ContactDialog id={id} order={order} onClose={() => setEditing(false)} />}
      {source && placedBy !== undefined && (
        <p className="mt-3 text-sm">
          Entered by <StaffName uid={placedBy} /> ({ORDER_SOURCE_NAMES[source]}).
        </p>
      )}
      {maySell && !hasAccount(uid) && <GiveOrder id={id} order={order} />}
      {maySell && (
        <p className="mt-3">
          <Link className="link" to="/orders" search={{ uid }}>
            View all orders of this customer
          </Link>
        </p>
      )}
    </section>
  );
}
