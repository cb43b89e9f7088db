/** The chat with the seller; the page says their number. */
import { whatsappLink } from '#core/whatsapp.ts';

export const PLACE_ID = 'account';

/** Undefined where the page does not say it. */
export function sellerChat(text: string): string | undefined {
  const phone = document.getElementById(PLACE_ID)?.dataset['whatsapp'];
  return phone === undefined ? undefined : whatsappLink(phone, text);
}
