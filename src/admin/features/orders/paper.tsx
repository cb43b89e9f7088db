/** A print page: an A4 sheet with the seller in its head, shown as it is printed. */
import type { ReactNode } from 'react';
import { Screen } from '#admin/shell/screen.tsx';
import { formatPhone } from '#core/format-phone.ts';
import type { Order } from '#schema/order.ts';
import type { SiteSettings } from '#schema/settings.ts';

interface Props {
  /** Of the order. */
  id: string;
  order: Order;
  seller: SiteSettings;
  /** `Quotation`, `Packing slip`. */
  name: string;
  /** Rows of the head: the date and the like. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Why it can't be printed yet; also stamped on the sheet. */
  blocked?: string | undefined;
  children: ReactNode;
}

function Seller({ seller }: { seller: SiteSettings }) {
  const { legalName, businessName, address, phone, email, gstin } = seller;
  return (
    <div>
      <p className="paper-name">{businessName}</p>
      {legalName !== businessName && <p>{legalName}</p>}
      <p>{[...address.lines, `${address.city} ${address.pin}`, address.state].join(', ')}</p>
      <p>
        {formatPhone(phone)} · {email}
      </p>
      {gstin !== undefined && <p>GSTIN {gstin}</p>}
    </div>
  );
}

export const Paper = ({ id, order, seller, name, facts, blocked, children }: Props) => (
  <Screen
    title={`${name} ${order.number}`}
    crumbs={[
      { name: 'Orders', to: '/orders' },
      { name: order.number, to: `/orders/${id}` },
    ]}
    actions={
      blocked === undefined && (
        <button type="button" className="btn btn-small btn-primary" onClick={() => print()}>
          Print or save as PDF
        </button>
      )
    }
  >
    <div className="paper-desk">
      <article className="paper">
        {blocked !== undefined && <p className="paper-blocked">{blocked}</p>}
        <header className="paper-head">
          <Seller seller={seller} />
          <div>
            <h2>{name}</h2>
            <dl>
              <dt>Order</dt>
              <dd>{order.number}</dd>
              {facts.map(([fact, value]) => (
                <div key={fact} className="contents">
                  <dt>{fact}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </header>
        {children}
      </article>
    </div>
  </Screen>
);
