/** State of the quote editor: form and draft, sending, and conflicts. */
import { useMemo, type SyntheticEvent } from 'react';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FormDraft } from '#admin/shell/form/draft.ts';
import { $isLeavePromptOpen } from '#admin/shell/form/leave-prompt.ts';
import { useDraftedForm, type Versions } from '#admin/shell/form/use-drafted-form.ts';
import { sayDone, sayFailure, type Undo } from '#admin/shell/messages-store.ts';
import { useIsCurrent } from '#admin/shell/use-is-current.ts';
import type { OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { giveQuote } from './actions/give-quote.ts';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { mayQuote } from '#admin/shell/order/staff-step.ts';
import { flatQuote, quoteOfFlat } from './model/quote-conflict.ts';
import { quoteForm, quoteFormOf, readQuoteForm, type QuoteForm } from '#core/quoting/quote-form.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { failed, succeeded } from '#core/result.ts';
import type { Order } from '#schema/order.ts';
import { useNoteChange } from './use-order-step.ts';

export interface QuoteEdited {
  id: string;
  /** The order as loaded. */
  order: Order;
  /** Initial values of the form. */
  begin: QuoteForm;
  isWithin: boolean;
  onGiven: () => void;
}

const readNow = (form: QuoteForm) => readQuoteForm(form, Date.now());

const resolver: Resolver<FormValues> = (values) => {
  // The values come from the fields of the form.
  const read = readNow(values as QuoteForm);
  if (read.fits) return { values, errors: {} };
  const errors: FieldErrors = {};
  for (const { field, message } of read.problems) {
    set(errors, field, { type: 'schema', message });
  }
  return { values: {}, errors };
};

const versionsOf = (
  order: Order,
  { begin, isWithin }: Pick<QuoteEdited, 'begin' | 'isWithin'>,
): Versions<Order> => ({
  formOf: ({ quote }) =>
    quote === undefined || quote === order.quote ? begin : quoteFormOf(quote, isWithin, Date.now()),
  revsOf: ({ rev }) => [rev],
  readAs: (version, [rev = 0]) => ({ ...version, rev }),
});

/** The stored draft; undefined if it equals the initial values. */
const draftOver =
  (begin: QuoteForm) =>
  (stored: FormDraft): FormDraft | undefined => {
    const values = quoteForm.safeParse(stored.values).data;
    if (values === undefined || saysTheSame(values, begin)) return undefined;
    return { ...stored, values, base: quoteForm.safeParse(stored.base).data ?? begin };
  };

/** The previous quote, which can be sent again until its last day. */
const quoteBefore = ({ status, quote }: Order): Quote | undefined =>
  status === 'quoted' && quote && quote.validUntil > Date.now() ? quote : undefined;

export function useQuoteEditor({ id, order, begin, isWithin, onGiven }: QuoteEdited) {
  const note = useNoteChange();
  const isCurrent = useIsCurrent();
  const versions = useMemo(() => versionsOf(order, { begin, isWithin }), [order, begin, isWithin]);
  const edited = useDraftedForm({
    document: `quote/${id}`,
    loaded: order,
    versions,
    resolver,
    draftIn: draftOver(begin),
  });
  const { form, base: seen } = edited;

  function settle(now: Order, was: FormValues): void {
    const isAllSent = edited.settle(now, was);
    // An open leave prompt decides first; after leaving, no navigation.
    if (isAllSent && isCurrent() && !$isLeavePromptOpen.get()) onGiven();
  }

  const undoQuote =
    (now: Order, before: Quote): Undo =>
    async () => {
      const changed = await giveQuote(id, now, before);
      note(changed);
      return changed.result.success
        ? succeeded(`${order.number}: the previous quote is active again.`)
        : failed(`${order.number}: ${changed.result.error}`);
    };

  function conclude(over: Order, { now, result }: OrderChanged, quote: Quote): Order | undefined {
    const current = now?.fits === true ? now.value : undefined;
    if (result.success) {
      const before = quoteBefore(over);
      // Undo must not revert a later change by someone else.
      const isMine = current?.rev === over.rev + 1;
      sayDone(
        `${over.number}: quote sent.`,
        isMine && before ? undoQuote(current, before) : undefined,
      );
      return current ?? { ...over, quote };
    }
    if (result.code === 'changed' && current && mayQuote(current) && isCurrent())
      edited.contest(current);
    else sayFailure(`${over.number}: ${result.error}`);
    return undefined;
  }

  async function give(values: FormValues, over = seen): Promise<void> {
    const read = readNow(quoteForm.parse(values));
    if (!read.fits) return;
    const changed = await giveQuote(id, over, read.quote);
    note(changed);
    const sent = conclude(over, changed, read.quote);
    if (sent) settle(sent, values);
  }

  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit((values) => give(values));
  const flat = (values: FormValues) => flatQuote(quoteForm.parse(values));
  const { conflict } = edited;
  return {
    ...edited,
    seen,
    give: async (event: SyntheticEvent): Promise<void> => {
      event.preventDefault();
      if (!isSubmitting) await submit();
    },
    conflict: conflict && {
      base: flat(conflict.base),
      mine: flat(conflict.mine),
      theirs: flat(conflict.theirs),
    },
    giveMerged: (fields: FormValues) => edited.merge({ ...quoteOfFlat(fields) }, give),
    takeTheirs: () => {
      if (edited.theirs) settle(edited.theirs, form.getValues());
    },
  };
}

export type QuoteEditing = ReturnType<typeof useQuoteEditor>;
