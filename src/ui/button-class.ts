/** Classes of buttons and of links that look like buttons. */

export type ButtonKind =
  /** The main action of a page. */
  | 'primary'
  | 'secondary'
  /** Underlined text, for minor actions. */
  | 'quiet'
  /** Ends something, such as an order. */
  | 'danger'
  /** Opens WhatsApp. */
  | 'whatsapp'
  /** Primary and secondary on dark sections. */
  | 'light'
  | 'outline';

export type ButtonSize = 'normal' | 'small';

// Class names are written out in full, because Tailwind scans the source for them.
const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  quiet: 'btn btn-quiet',
  danger: 'btn border-bad text-bad',
  whatsapp: 'btn btn-whatsapp',
  light: 'btn btn-light',
  outline: 'btn btn-outline',
};

export const buttonClass = (kind: ButtonKind, size: ButtonSize): string =>
  size === 'small' ? `${KINDS[kind]} btn-small` : KINDS[kind];

/** An icon button; its size is added. */
export const TOUCH_ICON_BUTTON = 'grid place-items-center rounded-sm hover:bg-ground';
