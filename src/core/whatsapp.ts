/** Links that open a WhatsApp chat with the first words already written. */

/**
 * The address of a chat with the shop.
 * @param phoneE164 the number with its country code, such as +919876543210
 * @param text the first words; any characters, lines parted by `\n`
 */
export function whatsappLink(phoneE164: string, text: string): string {
  const digits = phoneE164.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encoded(text)}`;
}

/** The address that lets a person pick a chat of their own to send `text` to. */
export const whatsappShareLink = (text: string): string => `https://wa.me/?text=${encoded(text)}`;

/** Half an emoji (a lone surrogate, from text cut in the middle) would make the encoding throw. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/**
 * What a link made by `whatsappLink` says.
 * @returns undefined for any other address
 */
export function readWhatsappLink(link: string): { phone: string; text: string } | undefined {
  const address = URL.canParse(link) ? new URL(link) : undefined;
  const phone = /^\/(\d+)$/.exec(address?.pathname ?? '')?.[1];
  if (address?.host !== 'wa.me' || phone === undefined) return undefined;
  return { phone, text: address.searchParams.get('text') ?? '' };
}
