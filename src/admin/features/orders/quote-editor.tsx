/** The quote editor: lines with their rates, discount, tax, and the total as you type. */
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ConflictDialog } from '#admin/shell/form/conflict-dialog.tsx';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { Screen, type Crumb } from '#admin/shell/screen.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import { lineName, quoteLineText } from './model/quote-conflict.ts';
import type { PlaceOfSupply } from './model/place-of-supply.ts';
import type { QuoteForm } from '#core/quoting/quote-form.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import type { Order } from '#schema/order.ts';
import { QuoteBar } from './quote-bar.tsx';
import { StaleNote } from './stale-note.tsx';
import { QuoteConditions } from './quote-conditions.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteTotals } from './quote-totals.tsx';
import { useQuoteEditor } from './use-quote-editor.ts';
import { NOTE } from '#admin/shell/look/classes.ts';

interface Props {
  id: string;
  /** The order when the editor was opened. */
  order: Order;
  /** The current order. */
  now: Order;
  supply: PlaceOfSupply;
  sellerState: string;
  products: ReadonlyMap<string, PricedProduct>;
  /** Initial values of the form; takes the current time, ms. */
  begin: (now: number) => QuoteForm;
  isWithin: boolean;
  crumbs: readonly Crumb[];
  onGiven: () => void;
}

const SPECS: readonly FieldSpec[] = [
  { name: 'discount', label: 'Discount', as: 'text' },
  {
    name: 'supply',
    label: 'GST',
    as: 'choice',
    choices: [
      ['within', 'CGST and SGST'],
      ['beyond', 'IGST'],
    ],
  },
  { name: 'validUntil', label: 'Valid until', as: 'text' },
  { name: 'note', label: 'Note', as: 'text' },
];

const lineSpecs = (fields: ReadonlySet<string>): FieldSpec[] =>
  [...fields].flatMap((name) => {
    const label = lineName(name);
    return label === undefined ? [] : [{ name, label, as: 'own', show: quoteLineText }];
  });

export function QuoteEditor(props: Props) {
  const { id, order, now, supply, sellerState, products, isWithin, crumbs, onGiven } = props;
  const [begin] = useState(() => props.begin(Date.now()));
  const editor = useQuoteEditor({ id, order, begin, isWithin, onGiven });
  const { form, seen, draft, conflict } = editor;
  const fields = new Set(
    [conflict?.mine, conflict?.theirs, conflict?.base].flatMap((each) => Object.keys(each ?? {})),
  );
  return (
    <FormProvider {...form}>
      <Screen title={`Quote for ${order.number}`} crumbs={crumbs}>
        <StaleNote now={now} seen={seen} />
        {draft && (
          <p className={NOTE}>
            Showing your draft from {formatShortMoment(draft.at)}. It has not been sent to the
            customer.
          </p>
        )}
        <form noValidate onSubmit={(event) => void editor.give(event)}>
          <QuoteLines order={order} products={products} />
          <div className="grid gap-x-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <QuoteConditions supply={supply} sellerState={sellerState} />
            <QuoteTotals />
          </div>
          <QuoteBar editor={editor} />
        </form>
      </Screen>
      {conflict && (
        <ConflictDialog
          edits={conflict}
          specs={[...SPECS, ...lineSpecs(fields)]}
          onChoose={editor.giveMerged}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
    </FormProvider>
  );
}
