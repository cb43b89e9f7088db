/** The parts of a request as its confirmation shows them: contact and address, the customer's note, what happens next. */
import { formatPhone } from '#core/format-phone.ts';
import type { OrderRequest } from '#storefront/shared/order/order-request.ts';

const Rows = ({ rows }: { rows: readonly (string | undefined)[] }) => (
  <p>
    {rows
      .filter((row) => row !== undefined)
      .map((row, index) => (
        <span key={index} className="confirmation-row" dir="auto">
          {row}
        </span>
      ))}
  </p>
);

export function RequestDelivery({ contact, address }: OrderRequest) {
  const { name, businessName, phone, email, gstin } = contact;
  return (
    <div className="confirmation-sides">
      <section aria-label="Contact">
        <h3>Contact</h3>
        <Rows rows={[name, businessName, formatPhone(phone), email, gstin && `GSTIN ${gstin}`]} />
      </section>
      <section aria-label="Delivery">
        <h3>Delivery</h3>
        {address === undefined ? (
          <p>To be decided. We will ask you before dispatch.</p>
        ) : (
          <Rows rows={[...address.lines, `${address.city} ${address.pin}`, address.state]} />
        )}
      </section>
    </div>
  );
}

const STEPS = [
  'We check stock and exact weights, and send you a quote the same working day.',
  'Review the quote in your account, then accept or cancel it. You pay nothing before that.',
  'We confirm, pack and dispatch, and send you the tracking number.',
];

export const NextSteps = () => (
  <ol className="confirmation-steps">
    {STEPS.map((step, index) => (
      <li key={step}>
        <span aria-hidden="true">{index + 1}</span>
        {step}
      </li>
    ))}
  </ol>
);
