/** To whom a paper goes. */
import { formatPhone } from '#domain/format.ts';
import { isGstin } from '#domain/gstin.ts';
import type { Order } from '#schema/order.ts';

interface Props {
  /** `Ship to`, `Quoted to`. */
  name: string;
  order: Order;
  withGstin?: boolean;
}

export function PaperParty({ name, order: { contact, address }, withGstin = false }: Props) {
  const { businessName, phone, gstin } = contact;
  return (
    <section className="paper-party">
      <h3>{name}</h3>
      <p className="font-semibold">
        <bdi>{businessName ?? contact.name}</bdi>
      </p>
      {businessName !== undefined && (
        <p>
          <bdi>{contact.name}</bdi>
        </p>
      )}
      {address?.lines.map((line, at) => (
        <p key={at}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {address && (
        <p>
          <bdi>
            {address.city} {address.pin}, {address.state}
          </bdi>
        </p>
      )}
      <p>{formatPhone(phone)}</p>
      {withGstin && gstin !== undefined && isGstin(gstin) && <p>GSTIN {gstin}</p>}
    </section>
  );
}
