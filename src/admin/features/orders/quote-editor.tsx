/** The quote editor: lines with their rates, discount, tax, and the total as you type. */
import { FormProvider } from 'react-hook-form';
import { ConflictDialog } from '#admin/shell/form/conflict-dialog.tsx';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { stepMissed } from '#admin/shell/order/staff-step.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { quoteForm, type QuoteFormLine } from '#core/quoting/quote-form.ts';
import { sizesLabel } from '#core/order/requested-lines.ts';
import { groupTerms } from '#core/quoting/group-price.ts';
import { supplyProblem } from '#core/quoting/place-of-supply.ts';
import { pricesChangedSince, renewalText } from '#admin/features/orders/model/renew-quote.ts';
import type { Order } from '#schema/order.ts';
import type { Pieces } from '#admin/shell/actions/load-pieces.ts';
import type { CustomerTerms } from './actions/read-terms.ts';
import { QuoteBar } from './quote-bar.tsx';
import { QuoteConditions } from './quote-conditions.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteTotals } from './quote-totals.tsx';
import { crumbsOf } from './use-order.ts';
import { useQuoteEditor } from './use-quote-editor.ts';
import { NOTE } from '#admin/shell/look/classes.ts';

interface Props {
  id: string;
  /** The order when the editor was opened. */
  order: Order;
  /** The current order. */
  now: Order;
  sellerState: string;
  products: Pieces;
  /** The current silver rate, paise per gram; undefined if none is set. */
  silverRate: number | undefined;
  terms: CustomerTerms;
}

/** A typed value, or what was typed instead. */
const shown = (value: QuoteFormLine['qty'], format: (value: number) => string): string =>
  typeof value === 'number' ? format(value) : (value ?? '–');

function lineText({ sku, qty, unit, sizes, rate, discount }: QuoteFormLine): string {
  const less = discount === '' ? '' : `, less ${discount}`;
  const inSizes = Array.isArray(sizes) ? ` (${sizesLabel(sizes)})` : '';
  const quantity = `${sku}: ${shown(qty, (count) => formatUnits(count, unit))}${inSizes}`;
  if (rate.basis === 'unit') return `${quantity} at ${shown(rate.pricePaise, formatRupees)}${less}`;
  const { by, amountPaise, shareBps } = rate.making;
  const making =
    by === 'percent' ? shown(shareBps, formatRate) : `${shown(amountPaise, formatRupees)} (${by})`;
  return `${quantity}, ${shown(rate.weightMg, formatGrams)} at ${shown(rate.perGramPaise, formatRupees)} per gram, making charge ${making}${less}`;
}

/** One line below the other. */
const linesText = (value: unknown): string =>
  (quoteForm.shape.lines.safeParse(value).data ?? []).map((line) => lineText(line)).join('\n');

const SPECS: readonly FieldSpec[] = [
  { name: 'lines', label: 'Lines', as: 'own', show: linesText },
  { name: 'discount', label: 'Discount', as: 'text' },
  { name: 'freightPaise', label: 'Freight', as: 'number', unit: 'rupees' },
  { name: 'packingPaise', label: 'Packing', as: 'number', unit: 'rupees' },
  {
    name: 'supply',
    label: 'GST',
    as: 'choice',
    choices: [
      ['within', 'CGST and SGST'],
      ['counter', 'CGST and SGST (over the counter)'],
      ['beyond', 'IGST'],
    ],
  },
  { name: 'isRounded', label: 'Round off to whole rupees', as: 'check' },
  { name: 'advanceBps', label: 'Advance', as: 'number', unit: 'percent' },
  { name: 'validUntil', label: 'Valid until', as: 'text' },
  { name: 'note', label: 'Note', as: 'text' },
];

interface RenewalProps {
  quote: Quote;
  products: Pieces;
  group: CustomerGroup | undefined;
  /** What is new in the form. */
  text: string;
}

/** What to check before an expired quote is sent again. */
function Renewal({ quote, products, group, text }: RenewalProps) {
  const changed = pricesChangedSince(quote.lines, products, group);
  return (
    <div className={NOTE}>
      <p>{text}</p>
      {changed.length > 0 && (
        <>
          <p className="mt-2">These prices have changed since. The quote still has the old ones:</p>
          <ul className="list-disc ps-5">
            {changed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export function QuoteEditor({ id, order, now, sellerState, products, silverRate, terms }: Props) {
  const { group, credit } = terms;
  const editor = useQuoteEditor({ id, order, sellerState, products, silverRate, group });
  const { form, seen, draft, conflict } = editor;
  const outdated = seen.quote && supplyProblem(seen, seen.quote, sellerState);
  // While the quote is being sent, the change is the own one.
  const isStale = now.rev > seen.rev && !form.formState.isSubmitting;
  return (
    <FormProvider {...form}>
      <Screen title={`Quote for ${order.number}`} crumbs={crumbsOf(id, order)}>
        {editor.renewed && (
          <Renewal
            quote={editor.renewed}
            products={products}
            group={group}
            text={renewalText({ isDraft: draft !== undefined, perGramPaise: silverRate })}
          />
        )}
        <div role="status">{isStale && <p className={NOTE}>{stepMissed(now, seen)}</p>}</div>
        {now.status === 'accepted' && (
          <p className={NOTE}>
            The customer has accepted this quote. If you send a new one, it must be accepted again.
          </p>
        )}
        {outdated !== undefined && (
          <p className={NOTE}>{outdated} GST below was changed to fit. Check the total.</p>
        )}
        {draft && (
          <p className={NOTE}>
            You have changes from {formatShortMoment(draft.at)} that have not been sent to the
            customer.
          </p>
        )}
        {group && (
          <p className={NOTE}>
            Customer group “<bdi>{group.name}</bdi>”: {groupTerms(group)}. New quotes start with it;
            you can change each line.
          </p>
        )}
        <form noValidate onSubmit={(event) => void editor.give(event)}>
          <QuoteLines order={order} products={products} group={group} />
          <div className="grid gap-x-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <QuoteConditions order={seen} sellerState={sellerState} />
            <QuoteTotals credit={credit} paidPaise={order.paidPaise} />
          </div>
          <QuoteBar editor={editor} />
        </form>
      </Screen>
      {conflict && (
        <ConflictDialog
          edits={conflict}
          specs={SPECS}
          onChoose={editor.giveMerged}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
    </FormProvider>
  );
}
