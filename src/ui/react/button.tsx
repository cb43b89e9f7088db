/** Buttons, links that look like buttons, and links to a WhatsApp chat. */
import type { ComponentProps } from 'react';
import { whatsappLink } from '#core/whatsapp.ts';
import { buttonClass, type ButtonKind, type ButtonSize } from '#ui/button-class.ts';
import type { AnyIcon } from '#ui/icon-paths.ts';
import { Icon } from './icon.tsx';

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Before the label. */
  icon?: AnyIcon;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {}

const classOf = (kind: ButtonKind, size: ButtonSize, className: string | undefined): string =>
  `${buttonClass(kind, size)}${className === undefined ? '' : ` ${className}`}`;

export const Button = ({
  kind = 'primary',
  size = 'normal',
  icon,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button type="button" {...rest} className={classOf(kind, size, className)}>
    {icon && <Icon name={icon} size={18} />}
    {children}
  </button>
);

interface LinkProps extends ComponentProps<'a'>, Look {
  href: string;
}

export const ButtonLink = ({
  kind = 'primary',
  size = 'normal',
  icon,
  className,
  children,
  ...rest
}: LinkProps) => (
  <a {...rest} className={classOf(kind, size, className)}>
    {icon && <Icon name={icon} size={18} />}
    {children}
  </a>
);

interface ChatProps extends Omit<LinkProps, 'href' | 'rel'> {
  /** The shop's number, with its country code. */
  number: string;
  /** The message. */
  text: string;
}

/** Opens a WhatsApp chat with the shop, with a prepared message. */
export const ChatLink = ({
  number,
  text,
  kind = 'whatsapp',
  icon = 'whatsapp',
  ...rest
}: ChatProps) => (
  <ButtonLink kind={kind} icon={icon} href={whatsappLink(number, text)} rel="noopener" {...rest} />
);
