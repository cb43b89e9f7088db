/** Renders a mail with the shop's name, address and links. */
import { whatsappLink } from '#core/whatsapp.ts';
import type { MailContent, RenderedMail } from '#schema/mail.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { mailHtml } from './mail-html.ts';
import { mailPartsOf } from './mail-parts-of.ts';
import type { MailShop } from './mail-parts.ts';
import { mailText } from './mail-text.ts';

export type MailSeller = Pick<
  SiteSettings,
  'businessName' | 'address' | 'phone' | 'whatsapp' | 'email'
>;

const LONGEST_SUBJECT = 250;

/** The prefilled message of the WhatsApp link. */
function chatText(content: MailContent): string {
  switch (content.kind) {
    case 'staff-invitation':
    case 'account-approved':
    case 'new-request':
    case 'customer-answer':
      return 'Namaste';
    case 'payment-reminder':
      return `Namaste, about order ${content.orders.map(({ number }) => number).join(', ')}:`;
    default:
      return `Namaste, about order ${content.number}:`;
  }
}

/** @param siteUrl without a slash at its end */
export function renderMail(
  content: MailContent,
  seller: MailSeller,
  siteUrl: string,
): RenderedMail {
  const { businessName, address, phone, whatsapp, email } = seller;
  const shop: MailShop = {
    ...{ businessName, phone, email, siteUrl },
    address: [...address.lines, address.city, `${address.state} ${address.pin}`].join(', '),
    whatsappUrl: whatsappLink(whatsapp, chatText(content)),
  };
  const parts = mailPartsOf(content, shop);
  return {
    subject: parts.subject.slice(0, LONGEST_SUBJECT).trim(),
    text: mailText(parts, shop),
    html: mailHtml(parts, shop),
  };
}
