/** The classes of a button, shared by buttons and by links that look like them. */

export type ButtonKind =
  /** The one thing to do on a page. */
  | 'primary'
  | 'secondary'
  /** Underlined text, for what matters least. */
  | 'quiet'
  /** Opens WhatsApp. */
  | 'whatsapp'
  /** The first and the second on the dark band. */
  | 'light'
  | 'outline';

export type ButtonSize = 'normal' | 'small';

// Written out whole, because the stylesheet is made from the names that stand in the source.
const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  quiet: 'btn btn-quiet',
  whatsapp: 'btn btn-whatsapp',
  light: 'btn btn-light',
  outline: 'btn btn-outline',
};

export const buttonClass = (kind: ButtonKind, size: ButtonSize): string =>
  size === 'small' ? `${KINDS[kind]} btn-small` : KINDS[kind];

/** A button that is an icon only. */
export const ICON_BUTTON = 'grid size-11 place-items-center rounded-sm hover:bg-ground';
