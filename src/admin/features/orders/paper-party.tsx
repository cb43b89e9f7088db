/** The customer on a print page. */
import { formatPhone } from '#core/format-phone.ts';
import { isGstin } from '#core/gstin.ts';
import { partyLines } from './model/party-lines.ts';
import type { Order } from '#schema/order.ts';

interface Props {
  /** Heading, such as `Ship to` or `Quoted to`. */
  name: string;
  order: Order;
  withGstin?: boolean;
}

export function PaperParty({ name, order, withGstin = false }: Props) {
  const { contact, address } = order;
  const { phone, gstin } = contact;
  const party = partyLines(order);
  return (
    <section className="my-[6mm]">
      <h3>{name}</h3>
      <p className="font-semibold">
        <bdi>{party.name}</bdi>
      </p>
      {party.person !== undefined && (
        <p>
          Attn. <bdi>{party.person}</bdi>
        </p>
      )}
      {party.address.map((line, at) => (
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
