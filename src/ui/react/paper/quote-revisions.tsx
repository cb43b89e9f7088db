/** The sent quotes of an order: one on paper, and what changed since an earlier one. */
import { useId, useState } from 'react';
import { formatDay } from '#core/format-time.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';
import type { SentQuote } from '#schema/sent-quote.ts';
import { ProformaPaper } from './proforma-paper.tsx';
import { QuoteChanges } from './quote-changes.tsx';

interface ChoiceProps {
  label: string;
  /** Class recipe of a select. */
  className: string;
  choices: readonly SentQuote[];
  chosen: SentQuote;
  onChoose: (sent: SentQuote) => void;
}

function QuoteChoice({ label, className, choices, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        className={className}
        value={choices.indexOf(chosen)}
        onChange={({ target }) => {
          const sent = choices[Number(target.value)];
          if (sent) onChoose(sent);
        }}
      >
        {choices.map(({ quote, at }, place) => (
          <option key={place} value={place}>
            Quote {revisionOf(quote)}, {formatDay(at)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props {
  /** Of the order. */
  id: string;
  /** Whether the customer can open the order in an account. */
  hasAccount: boolean;
  /** The latest first; at least one. */
  sent: readonly SentQuote[];
  /** Why the latest one can no longer be accepted. */
  ended: string | undefined;
  /** Class recipes of the page. */
  look: { card: string; select: string };
}

export function QuoteRevisions({ id, hasAccount, sent, ended, look }: Props) {
  const [latest] = sent;
  const [chosen, setChosen] = useState<SentQuote>();
  const [compared, setCompared] = useState<SentQuote>();
  const shown = chosen ?? latest;
  if (shown === undefined) return null;
  const earlier = sent.filter(({ quote }) => revisionOf(quote) < revisionOf(shown.quote));
  const before = compared && earlier.includes(compared) ? compared : earlier[0];
  const select = { className: look.select };
  return (
    <>
      {sent.length > 1 && (
        <section className={`${look.card} print:hidden`} aria-label="Quotes">
          <div className="mb-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
            <QuoteChoice
              {...select}
              label="Quote"
              choices={sent}
              chosen={shown}
              onChoose={setChosen}
            />
            {before && (
              <QuoteChoice
                {...select}
                label="Compare with"
                choices={earlier}
                chosen={before}
                onChoose={setCompared}
              />
            )}
          </div>
          {before && <QuoteChanges before={before} after={shown} />}
        </section>
      )}
      <ProformaPaper
        id={id}
        hasAccount={hasAccount}
        sent={shown}
        ended={
          shown === latest ? ended : `Replaced by quote ${revisionOf(latest?.quote ?? shown.quote)}`
        }
      />
    </>
  );
}
