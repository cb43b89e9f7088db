/** Reports that a stored list could not be read, and offers its text. */
import { useStore } from '@nanostores/react';
import { fittingLink } from '#core/order/fitting-link.ts';
import { $damaged, forgetDamaged } from '#storefront/shared/stores/order-list.ts';
import { CopyButton } from './copy-button.tsx';
import { EMPTY_ID, LIST_ID, type OrderListState } from './use-order-list.ts';
import { BAD_REMARK, CHOICE, CHOICE_BUTTONS } from './order-class.ts';

export function DamagedNotice({ orderList }: { orderList: OrderListState }) {
  const damaged = useStore($damaged);
  if (damaged === '') return null;
  const { catalogue, order } = orderList;
  return (
    <div className={BAD_REMARK} role="alert">
      <p>
        Part of your saved order list can’t be read. The lines below are fine. Send us the rest and
        we will work it out with you.
      </p>
      <p className={CHOICE_BUTTONS}>
        <CopyButton text={damaged} say={orderList.say}>
          Copy the unreadable part
        </CopyButton>
        {catalogue.state === 'ready' && (
          <a
            className={CHOICE}
            rel="noopener"
            target="_blank"
            href={fittingLink(
              catalogue.value.contact.whatsapp,
              'Part of my order list can’t be read. This is what was saved:',
              damaged,
            )}
          >
            Send it on WhatsApp
          </a>
        )}
        <button
          type="button"
          className={CHOICE}
          onClick={() => {
            forgetDamaged();
            orderList.say('The unreadable part is deleted.');
            orderList.focusSoon(order.lines.length === 0 ? EMPTY_ID : LIST_ID);
          }}
        >
          Delete it
        </button>
      </p>
    </div>
  );
}
