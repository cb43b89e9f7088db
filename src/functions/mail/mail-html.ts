/** The HTML version of a mail: one column of at most 600 px, tables and inline styles, as mail programs need them. */
import { escapeXml } from '#core/escape-xml.ts';
import { formatPhone } from '#core/format-phone.ts';
import type { MailParts, MailShop } from './mail-parts.ts';

const INK = '#262019';
const SOFT = '#6b6055';
const LINE = '#e6ddd0';
const PAPER = '#ffffff';
const GROUND = '#f7f2ea';
const DARK = '#3a2c14';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const P = `margin:0 0 16px;font-size:16px;line-height:24px;color:${INK}`;
const SMALL = `margin:0 0 8px;font-size:13px;line-height:20px;color:${SOFT}`;

const paragraph = (text: string): string => `<p style="${P}">${escapeXml(text)}</p>`;

/** Links of customers and couriers are checked here, because an attribute can run script. */
const safeUrl = (url: string): string => (/^(?:https?:|mailto:|tel:)/.test(url) ? url : '#');

const linkHtml = (url: string, label: string): string =>
  `<a href="${escapeXml(safeUrl(url))}" style="color:${SOFT};text-decoration:underline">${escapeXml(label)}</a>`;

/** Values don't break names and amounts apart from their right edge. */
const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td style="padding:8px 12px 8px 0;border-top:1px solid ${LINE};font-size:15px;line-height:22px;color:${SOFT};white-space:nowrap;vertical-align:top">${escapeXml(label)}</td><td align="right" style="padding:8px 0;border-top:1px solid ${LINE};font-size:15px;line-height:22px;color:${INK};font-weight:600;text-align:right;overflow-wrap:anywhere;vertical-align:top">${escapeXml(value)}</td></tr>`;

const productRow = (text: string): string =>
  `<tr><td style="padding:8px 0;border-top:1px solid ${LINE};font-size:15px;line-height:22px;color:${INK};overflow-wrap:anywhere">${escapeXml(text)}</td></tr>`;

const table = (rows: readonly string[]): string =>
  rows.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-bottom:1px solid ${LINE}">${rows.join('')}</table>`;

const quotation = (text: string | undefined): string =>
  text === undefined
    ? ''
    : `<blockquote style="margin:0 0 20px;padding:4px 0 4px 14px;border-left:3px solid ${LINE};font-size:16px;line-height:24px;color:${INK};overflow-wrap:anywhere">${escapeXml(text)}</blockquote>`;

/** A cell with a background, which Outlook shows too. */
const buttonHtml = (button: MailParts['button']): string =>
  button === undefined
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 24px"><tr><td bgcolor="${DARK}" style="border-radius:6px;background:${DARK}"><a href="${escapeXml(safeUrl(button.url))}" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${escapeXml(button.label)}</a></td></tr></table>`;

const shopHtml = (shop: MailShop): string =>
  [
    `<p style="${SMALL};color:${INK};font-weight:600">${escapeXml(shop.businessName)}</p>`,
    `<p style="${SMALL}">${escapeXml(shop.address)}</p>`,
    `<p style="${SMALL}">${[
      linkHtml(shop.whatsappUrl, 'WhatsApp'),
      linkHtml(`tel:${shop.phone}`, formatPhone(shop.phone)),
      linkHtml(`mailto:${shop.email}`, shop.email),
    ].join(' &nbsp;·&nbsp; ')}</p>`,
  ].join('');

export function mailHtml(parts: MailParts, shop: MailShop): string {
  const { subject, name, paragraphs, rows = [], products = [], note, button, link } = parts;
  const { closing = [], footer } = parts;
  const body = [
    name === undefined ? '' : paragraph(`Namaste ${name},`),
    ...paragraphs.map(paragraph),
    table(rows.map(factRow)),
    table(products.map(productRow)),
    quotation(note),
    buttonHtml(button),
    link === undefined ? '' : `<p style="${P}">${linkHtml(link.url, link.label)}</p>`,
    ...closing.map(paragraph),
  ].join('');
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escapeXml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${GROUND}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${FONT};text-align:left">
<tr><td style="padding:12px 20px;font-family:Georgia,serif;font-size:22px;line-height:28px;color:${DARK}"><a href="${escapeXml(safeUrl(shop.siteUrl))}" style="color:${DARK};text-decoration:none">${escapeXml(shop.businessName)}</a></td></tr>
<tr><td style="padding:28px 20px 12px;background:${PAPER};border:1px solid ${LINE};border-radius:8px">${body}</td></tr>
<tr><td style="padding:20px">${shopHtml(shop)}${footer === undefined ? '' : `<p style="${SMALL}">${escapeXml(footer)}</p>`}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
