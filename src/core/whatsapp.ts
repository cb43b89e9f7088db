/** Links that open a WhatsApp chat with a prefilled message. */

/**
 * The link to a chat with the shop.
 * @param phoneE164 the number with country code, such as +919876543210
 * @param text the message; any characters, with `
 * ` between lines
 */
export function whatsappLink(phoneE164: string, text: string): string {
  const digits = phoneE164.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encoded(text)}`;
}

/** A link with which the visitor chooses the recipient of `text`. */
export const whatsappShareLink = (text: string): string => `https://wa.me/?text=${encoded(text)}`;

/** Half an emoji (a lone surrogate, from text cut in the middle) would make the encoding throw. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The text of a link made by `whatsappLink`. @returns undefined for other addresses */
export function readWhatsappLink(link: string): { phone: string; text: string } | undefined {
  const address = URL.canParse(link) ? new URL(link) : undefined;
  const phone = /^\/(\d+)$/.exec(address?.pathname ?? '')?.[1];
  if (address?.host !== 'wa.me' || phone === undefined) return undefined;
  return { phone, text: address.searchParams.get('text') ?? '' };
}
