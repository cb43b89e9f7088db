/** The link to ask about an order request on WhatsApp. */
import { whatsappLink } from '#core/whatsapp.ts';
import { Icon } from '#ui/react/icon.tsx';

interface Props {
  whatsapp: string;
  number: string | undefined;
}

export const Chat = ({ whatsapp, number }: Props) => (
  <a
    className="btn btn-whatsapp"
    rel="noopener"
    target="_blank"
    href={whatsappLink(
      whatsapp,
      `Namaste, I have a question about my order request${number === undefined ? '. Reference:' : ` ${number}.`}`,
    )}
  >
    <Icon name="whatsapp" />
    Ask on WhatsApp
  </a>
);
