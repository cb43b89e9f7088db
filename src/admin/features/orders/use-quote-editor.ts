/** The writing of a quote: its form, its draft, giving it, and what to do when somebody else was faster. */
import { useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { dropDraft, dropSavedDraft, readDraft } from '#admin/shell/form/draft.ts';
import { $leaveAsked } from '#admin/shell/form/leave-asked.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { useStillHere } from '#admin/shell/use-still-here.ts';
import type { OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { giveQuote } from './actions/give-quote.ts';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { mayQuote } from '#admin/shell/order/staff-step.ts';
import { flatQuote, quoteOfFlat } from './model/quote-conflict.ts';
import { quoteForm, quoteFormOf, readQuoteForm, type QuoteForm } from '#core/quoting/quote-form.ts';
import type { Quote } from '#core/quoting/reckon-quote.ts';
import type { Order } from '#schema/order.ts';
import { setField } from './set-field.ts';
import { useNoteChange } from './use-order-step.ts';

export interface QuoteEdited {
  id: string;
  /** As it was read. */
  order: Order;
  /** What the form begins with. */
  begin: QuoteForm;
  isWithin: boolean;
  onGiven: () => void;
}

function errorsIn(form: QuoteForm): FieldErrors {
  const read = readNow(form);
  return read.fits
    ? {}
    : read.problems.reduce<FieldErrors>(
        (errors, { field, words }) => setField(errors, field, words),
        {},
      );
}

const resolver: Resolver = (values) => {
  // The form holds what its fields put there.
  const errors = errorsIn(values as QuoteForm);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

interface KeptDraft {
  /** ms */
  at: number;
  values: QuoteForm;
  /** What it was typed over, and the revision of the order then. */
  base: QuoteForm;
  rev: number;
}

/** What was typed here before and never given; undefined where that is what the form begins with. */
function draftOf(path: string, begin: QuoteForm): KeptDraft | undefined {
  const draft = readDraft(path);
  const values = quoteForm.safeParse(draft?.values).data;
  if (draft === undefined || values === undefined || saysTheSame(values, begin)) return undefined;
  const base = quoteForm.safeParse(draft.base).data ?? begin;
  return { at: draft.at, values, base, rev: draft.revs[0] ?? 0 };
}

interface Conflict {
  mine: QuoteForm;
  theirs: QuoteForm;
  now: Order;
}

/** The form of the quote as it would be opened now; `fallback` without a quote. */
const formNow = ({ quote }: Order, isWithin: boolean, fallback: QuoteForm): QuoteForm =>
  quote ? quoteFormOf(quote, isWithin, Date.now()) : fallback;

const readNow = (form: QuoteForm) => readQuoteForm(form, Date.now());

/** What stood before can be given again, as long as its day has not come. */
const quoteBefore = ({ status, quote }: Order): Quote | undefined =>
  status === 'quoted' && quote && quote.validUntil > Date.now() ? quote : undefined;

export function useQuoteEditor({ id, order, begin, isWithin, onGiven }: QuoteEdited) {
  const path = `quote/${id}`;
  const [draft, setDraft] = useState(() => draftOf(path, begin));
  // As it was when the draft was typed: giving it asks about whatever was done since.
  const [seen, setSeen] = useState(draft ? { ...order, rev: draft.rev } : order);
  const [saved, setSaved] = useState<QuoteForm>(begin);
  const [typedOver, setTypedOver] = useState(draft?.base);
  const [conflict, setConflict] = useState<Conflict>();
  const note = useNoteChange();
  const isStillHere = useStillHere();
  const form = useForm<FormValues>({
    defaultValues: begin,
    ...(draft && { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver,
    mode: 'onChange',
  });

  /** @param now undefined where it could not be read anew @param mine what was given */
  function settle(now: Order | undefined, mine: QuoteForm): void {
    // Who has gone on is not called back.
    if (!isStillHere()) {
      dropSavedDraft(path, mine);
      return;
    }
    setDraft(undefined);
    setTypedOver(undefined);
    if (now) setSeen(now);
    setSaved(mine);
    // What was typed in the meantime stays, and is kept.
    if (!saysTheSame(form.getValues(), mine)) return;
    dropDraft(path);
    // Who is asked whether to leave decides that first.
    if (!$leaveAsked.get()) onGiven();
  }

  async function takeBack(now: Order, before: Quote): Promise<void> {
    const changed = await giveQuote(id, now, before);
    note(changed);
    if (changed.result.success) sayDone(`${order.number}: the previous quote is active again.`);
    else sayFailure(`${order.number}: ${changed.result.error}`);
  }

  function given(over: Order, order: Order | undefined, mine: QuoteForm): void {
    const before = quoteBefore(over);
    // Where somebody has changed it since, taking back would take theirs away.
    const isMine = order?.rev === over.rev + 1;
    const undo = isMine && before ? () => void takeBack(order, before) : undefined;
    sayDone(`${over.number}: quote sent.`, undo);
    settle(order, mine);
  }

  function concluded(over: Order, { now, result }: OrderChanged, mine: QuoteForm): void {
    const order = now?.fits === true ? now.value : undefined;
    if (result.success) given(over, order, mine);
    else if (result.code === 'changed' && order && mayQuote(order) && isStillHere()) {
      // What was typed while it was given counts, too.
      const typed = quoteForm.safeParse(form.getValues()).data ?? mine;
      setConflict({ mine: typed, theirs: formNow(order, isWithin, saved), now: order });
    } else sayFailure(`${over.number}: ${result.error}`);
  }

  async function giveOver(over: Order, values: QuoteForm): Promise<void> {
    const read = readNow(values);
    if (!read.fits) return;
    const changed = await giveQuote(id, over, read.quote);
    note(changed);
    concluded(over, changed, values);
  }

  const { isSubmitting } = form.formState;
  const give = form.handleSubmit((values) => giveOver(seen, quoteForm.parse(values)));

  return {
    form,
    seen,
    /** Of what stands in the form since it was opened. */
    draftAt: draft?.at,
    kept: { document: path, saved, base: typedOver, revs: [seen.rev] },
    give: async (event: SyntheticEvent): Promise<void> => {
      event.preventDefault();
      if (!isSubmitting) await give();
    },
    discard: () => {
      dropDraft(path);
      setDraft(undefined);
      setTypedOver(undefined);
      if (typedOver !== undefined) setSeen(order);
      form.reset(saved);
    },
    conflict: conflict && {
      base: flatQuote(typedOver ?? saved),
      mine: flatQuote(conflict.mine),
      theirs: flatQuote(conflict.theirs),
    },
    giveMerged: (fields: FormValues) => {
      if (conflict === undefined) return;
      const merged = quoteOfFlat(fields);
      setConflict(undefined);
      setTypedOver(undefined);
      setSeen(conflict.now);
      setSaved(conflict.theirs);
      form.reset(merged, { keepDefaultValues: true });
      // What was chosen may not fit: then the form says so.
      void form.handleSubmit((values) => giveOver(conflict.now, quoteForm.parse(values)))();
    },
    takeTheirs: () => {
      if (conflict === undefined) return;
      form.reset(conflict.theirs);
      settle(conflict.now, conflict.theirs);
      setConflict(undefined);
    },
    closeConflict: () => setConflict(undefined),
  };
}

export type QuoteEditing = ReturnType<typeof useQuoteEditor>;
