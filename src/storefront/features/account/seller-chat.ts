/** The chat with the seller, whose number is in the page. */
import { whatsappLink } from '#core/whatsapp.ts';

const PLACE_ID = 'account';

/** Undefined if the page has none. */
export function sellerChat(text: string): string | undefined {
  const phone = document.getElementById(PLACE_ID)?.dataset['whatsapp'];
  return phone === undefined ? undefined : whatsappLink(phone, text);
}
