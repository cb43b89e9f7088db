/** A proforma invoice: a quote as it was sent, with the advance and where to pay it. */
import { formatRate } from '#core/format-rate.ts';
import { formatDay } from '#core/format-time.ts';
import { fixedRateText } from '#core/order/quote-summary.ts';
import { accountOrderPath } from '#core/paths.ts';
import { ADVANCE, advanceOf } from '#core/quoting/advance.ts';
import type { SentQuote } from '#schema/sent-quote.ts';
import { PaperNote } from './paper-sheet.tsx';
import { TradePaperSheet } from './trade-paper.tsx';

interface Props {
  /** Of the order. */
  id: string;
  /** Whether the customer can open the order in an account now, for older quotes that don’t say it. */
  hasAccount: boolean;
  sent: Pick<SentQuote, 'quote' | 'paper' | 'at'>;
  /** Why it can no longer be accepted, such as `Expired` or `Replaced`. */
  ended?: string | undefined;
}

function Conditions({ id, hasAccount, sent: { quote, paper } }: Omit<Props, 'ended'>) {
  return (
    <section className="text-[8.5pt] wrap-anywhere">
      <h3>Conditions</h3>
      <ul className="list-disc ps-[4mm]">
        <li>
          Prices are valid until the end of {formatDay(quote.validUntil)}. {fixedRateText(quote)}
        </li>
        <li>
          {(paper.hasAccount ?? hasAccount)
            ? `To accept, sign in and open ${location.origin}${accountOrderPath(id)}`
            : 'To accept, reply to us on WhatsApp, by phone or by email.'}
        </li>
        <li>Our terms and conditions apply: {location.origin}/terms-conditions</li>
        <li>This is a proforma invoice, not a tax invoice.</li>
      </ul>
    </section>
  );
}

export function ProformaPaper({ id, hasAccount, sent, ended }: Props) {
  const { quote, paper, at } = sent;
  const { revision = 1, advanceBps, totalPaise, validUntil, note } = quote;
  const advancePaise = advanceOf(quote);
  const payments =
    advanceBps === undefined
      ? []
      : [{ name: `${ADVANCE} (${formatRate(advanceBps)})`, paise: advancePaise }];
  return (
    <TradePaperSheet
      paper={paper}
      name="Proforma invoice"
      facts={[
        ['Order', paper.orderNumber],
        ['Quote', String(revision)],
        ['Date', formatDay(at)],
        ['Valid until', formatDay(validUntil)],
        ...(ended === undefined ? [] : [['Status', ended] as const]),
      ]}
      to="Buyer"
      payments={payments}
      payment={
        ended === undefined
          ? {
              amountPaise: advanceBps === undefined ? totalPaise : advancePaise,
              reference: paper.orderNumber,
            }
          : undefined
      }
      closing={ended === undefined && <Conditions {...{ id, hasAccount, sent }} />}
    >
      {note !== undefined && <PaperNote name="Note" text={note} />}
    </TradePaperSheet>
  );
}
