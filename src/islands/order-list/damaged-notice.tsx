/** Says that a stored list could not be read, and hands out what was kept of it. */
import { useStore } from '@nanostores/preact';
import { fittingLink } from '#domain/order/fitting-link.ts';
import { $damaged, forgetDamaged } from '#stores/order-list.ts';
import { CopyButton } from './copy-button.tsx';
import { EMPTY_ID, LIST_ID, type Desk } from './use-desk.ts';

export function DamagedNotice({ desk }: { desk: Desk }) {
  const damaged = useStore($damaged);
  if (damaged === '') return null;
  const { catalogue, order } = desk;
  return (
    <div className="order-remark order-remark-bad" role="alert">
      <p>
        Part of the order list that this browser had kept cannot be read. Nothing is thrown away:
        what could be read is below, and the rest is kept aside. Send it to us and we will make it
        out with you.
      </p>
      <p className="order-choices">
        <CopyButton text={damaged} say={desk.say}>
          Copy what was kept
        </CopyButton>
        {catalogue.state === 'ready' && (
          <a
            className="order-choice"
            rel="noopener"
            target="_blank"
            href={fittingLink(
              catalogue.contact.whatsapp,
              'My order list cannot be read any more. This was kept:',
              damaged,
            )}
          >
            Send it on WhatsApp
          </a>
        )}
        <button
          type="button"
          className="order-choice"
          onClick={() => {
            forgetDamaged();
            desk.say('What was kept aside is gone.');
            desk.focusSoon(order.lines.length === 0 ? EMPTY_ID : LIST_ID);
          }}
        >
          I do not need it
        </button>
      </p>
    </div>
  );
}
