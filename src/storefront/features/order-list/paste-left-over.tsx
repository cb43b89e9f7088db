/**
 * Lines of a pasted order that were not used, with reasons; they can be copied or sent to the seller.
 */
import type { ShopContact } from '#core/listing/published-shop.ts';
import { fittingLink } from '#core/order/fitting-link.ts';
import type { PasteLeft } from './model/paste-group.ts';
import { leftText } from './model/settle-paste.ts';
import { CopyButton } from './copy-button.tsx';
import { CHOICE, CHOICE_BUTTONS } from './order-class.ts';

interface Props {
  title: string;
  left: readonly PasteLeft[];
  contact: ShopContact;
  say: (message: string) => void;
}

export function PasteLeftOver({ title, left, contact, say }: Props) {
  const text = leftText(left);
  return (
    <section className="text-sm/body">
      <h4 className="font-semibold">{title}</h4>
      <ul>
        {left.map(({ source, reason }, index) => (
          // Two lines may say the same.
          <li key={index} className="border-b border-line py-2">
            <q dir="auto">{source}</q> <span className="text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
      <p className={CHOICE_BUTTONS}>
        <CopyButton text={text} say={say}>
          Copy these lines
        </CopyButton>
        <a
          className={CHOICE}
          rel="noopener"
          target="_blank"
          href={fittingLink(contact.whatsapp, 'Can you help with this order?', text)}
        >
          Ask on WhatsApp
        </a>
      </p>
    </section>
  );
}
