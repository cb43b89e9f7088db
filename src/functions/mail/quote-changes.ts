/** What a mail says of a quote that replaces an earlier one, for readers who can't compare both in an account. */
import { formatCounted, formatRupees } from '#core/format.ts';
import { oneLine } from '#core/one-line.ts';
import { compareQuotes, type LineVersion, type QuoteVersion } from '#core/order/compare-quotes.ts';
import { LONGEST_MAIL_LINE } from '#schema/limits.ts';
import type { MailContent } from '#schema/mail.ts';

/** `12 pieces × ₹500, GST 3%: ₹6,000`. */
const versionText = ({ facts, amountPaise }: LineVersion): string =>
  `${facts.join(', ')}: ${formatRupees(amountPaise)}`;

/** Changed lines and terms, each as one line of text: `Total: ₹6,180 → ₹5,562`. */
export function changeTexts(before: QuoteVersion, after: QuoteVersion): string[] {
  const { lines, terms } = compareQuotes(before, after);
  const texts = [
    ...lines.map((line) => {
      const name = `${line.title} (${line.sku})`;
      if (line.after === undefined) return `${name} is left out.`;
      const now = versionText(line.after);
      return line.before === undefined
        ? `${name} is added. ${now}`
        : `${name}. ${versionText(line.before)} → ${now}`;
    }),
    ...terms.map((term) => `${term.name}: ${term.before ?? '–'} → ${term.after ?? '–'}`),
  ];
  return texts.map((text) => oneLine(text, LONGEST_MAIL_LINE));
}

/** More would make the mail long; the whole quote follows. */
const MOST_CHANGES = 12;

type QuoteReady = Extract<MailContent, { kind: 'quote-ready' }>;

/** The first paragraphs of the mail of a quote. */
export function quoteParagraphs({ number, isRevised, changes = [] }: QuoteReady): string[] {
  if (!isRevised) return [`Your quote for order ${number} is ready.`];
  const more = changes.length - MOST_CHANGES;
  return [
    `We have changed the quote for your order ${number}. It replaces the earlier one.`,
    ...(changes.length === 0 ? [] : ['What has changed:', ...changes.slice(0, MOST_CHANGES)]),
    ...(more > 0 ? [`And ${formatCounted(more, 'other change')}.`] : []),
  ];
}
