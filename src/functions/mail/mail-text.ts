/** The plain version of a mail. */
import { formatPhone } from '#core/format-phone.ts';
import type { MailParts, MailShop } from './mail-parts.ts';

const block = (lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined).join('\n');

export function mailText(parts: MailParts, shop: MailShop): string {
  const {
    name,
    paragraphs,
    rows = [],
    products = [],
    note,
    button,
    link,
    closing = [],
    footer,
  } = parts;
  const blocks = [
    name === undefined ? '' : `Namaste ${name},`,
    ...paragraphs,
    block(rows.map(([label, value]) => `${label}: ${value}`)),
    block(products.map((product) => `- ${product}`)),
    note === undefined ? '' : `“${note}”`,
    block([button, link].map((each) => each && `${each.label}: ${each.url}`)),
    ...closing,
    block([
      '--',
      shop.businessName,
      shop.address,
      `Phone: ${formatPhone(shop.phone)}`,
      `WhatsApp: ${shop.whatsappUrl}`,
      `Email: ${shop.email}`,
      shop.siteUrl,
    ]),
    footer ?? '',
  ];
  return `${blocks.filter((each) => each !== '').join('\n\n')}\n`;
}
