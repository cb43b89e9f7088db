/** The delivery addresses of a customer. */
import type { CustomerFile } from './actions/read-customer.ts';
import { formatPhone } from '#core/format-phone.ts';
import { Chip } from '#admin/shell/chip.tsx';
import { CARD, FIELD_GRID } from '#admin/shell/look/classes.ts';

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
