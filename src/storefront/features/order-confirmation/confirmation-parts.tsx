/** Parts of the confirmation page: the order with its details, and further links. */
import type { ReactNode } from 'react';
import { accountPath } from '#core/paths.ts';
import { whatsappLink } from '#core/whatsapp.ts';
import { Icon } from '#ui/react/icon.tsx';

interface ChatProps {
  whatsapp: string;
  number: string | undefined;
}

export const Chat = ({ whatsapp, number }: ChatProps) => (
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

export const Without = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <div className="grid max-w-xl gap-4">
    <h2 className="text-2xl">{title}</h2>
    <p>{text}</p>
    <div className="grid justify-items-start gap-3">{children}</div>
  </div>
);

export const MyAccountLink = () => (
  <a className="btn btn-secondary" href={accountPath()}>
    My account
  </a>
);
