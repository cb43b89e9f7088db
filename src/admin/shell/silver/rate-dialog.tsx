/** Changes the silver rate: shows every price before and after, then saves and publishes. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { typedNumber } from '#core/editing/typed-number.ts';
import { formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { perGram, ratesKind, type SilverRate } from '#schema/rates.ts';
import { buttonClass } from '#ui/button-class.ts';
import { describedBy } from '#ui/react/field.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { FormFieldFrame } from '#admin/shell/form/field-frame.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { CONTROL, FOLD } from '#admin/shell/look/classes.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { RatePreview } from './rate-preview.tsx';
import { setSilverRate } from './set-silver-rate.ts';
import { useRateChanges } from './use-rate-changes.ts';
import { ratesQuery, silverRates } from './use-silver-rate.ts';

const WRONG_RATE = 'Enter the rate in rupees per gram, for example 98.50.';

const LOADING = 'The prices are still loading. Save when you see the preview.';
const NOT_LOADED = 'The prices couldn’t be loaded. Press “Try again” below.';

/** A typed rate, paise per gram; undefined if it is not one. */
const rateOf = (text: string): number | undefined =>
  perGram.safeParse(typedNumber(text, 'rupees')).data;

/** The current rate, and how far a new one is from it, so that a slip of the keys is seen. */
function rateHint(current: number | undefined, next: number | undefined): string {
  if (current === undefined)
    return 'No rate is set. Products priced by weight show “Price on request”.';
  const now = `Now ${formatRupees(current)}/g.`;
  if (next === undefined || next === current) return `${now} Prices by weight follow the rate.`;
  const bps = Math.round((Math.abs(next - current) / current) * 10_000);
  return `${now} The new rate is ${formatRate(bps)} ${next > current ? 'higher' : 'lower'}.`;
}

function History({ rates }: { rates: readonly SilverRate[] }) {
  return (
    <details className="mt-4 text-sm">
      <summary className={FOLD}>History</summary>
      <ul>
        {rates.map(({ perGramPaise, at, by }) => (
          <li key={at} className="border-t border-line py-1.5">
            {formatRupees(perGramPaise)}/g · {formatShortMoment(at)} · <StaffName uid={by} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function RateDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const id = useId();
  const stored = useQuery({ ...ratesQuery, staleTime: 0 });
  const rates = silverRates(stored.data);
  const current = rates[0]?.perGramPaise;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The dialog would start at its Close button.
  useEffect(() => input.current?.focus(), []);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const preview = useRateChanges(current, useDeferredValue(rateOf(text)));

  const refresh = () => client.invalidateQueries({ queryKey: listKey(ratesKind) });
  const save = async (): Promise<void> => {
    const rate = rateOf(text);
    if (rate === undefined) {
      setProblem(WRONG_RATE);
      return;
    }
    // Nothing is saved before its effect can be seen.
    if (stored.error) sayFailure(stored.error.message);
    const isListed = preview.changes !== undefined && !preview.unpublished.isPending;
    if (stored.data === undefined || (!isListed && !preview.isRetried)) {
      setProblem(preview.error ? NOT_LOADED : LOADING);
      return;
    }
    const seenRev =
      stored.data === null ? 0 : stored.data.success ? stored.data.value.rev : undefined;
    setBusy(true);
    const saved = await setSilverRate(rate, seenRev);
    setBusy(false);
    await refresh();
    if (!saved.success) {
      sayFailure(saved.error);
      return;
    }
    sayDone(
      `Silver rate set to ${formatRupees(rate)}/g. New prices are being published.`,
      async () => {
        const undone = await saved.value();
        await refresh();
        return undone;
      },
    );
    onClose();
  };

  return (
    <Dialog title="Silver rate" onClose={onClose} isBusy={isBusy} isWide>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        <FormFieldFrame
          id={id}
          label="Rate per gram (₹)"
          hint={rateHint(current, rateOf(text))}
          error={problem}
        >
          <input
            ref={input}
            id={id}
            className={`${CONTROL} max-w-40`}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby={describedBy(id, problem, true)}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
            }}
          />
        </FormFieldFrame>
        <RatePreview {...preview} isRateTyped={rateOf(text) !== undefined} />
        <p className="mt-5 flex flex-wrap gap-3">
          <button
            type="submit"
            className={buttonClass('primary', 'small')}
            aria-busy={isBusy || undefined}
          >
            <span>{preview.isRetried ? 'Save without preview' : 'Save and publish'}</span>
          </button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
      {rates.length > 0 && <History rates={rates} />}
    </Dialog>
  );
}
