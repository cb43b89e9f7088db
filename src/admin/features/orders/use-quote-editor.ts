/** State of the quote editor: form and draft, sending, and conflicts. */
import { useNavigate } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FormDraft } from '#admin/shell/form/draft.ts';
import { $isLeavePromptOpen } from '#admin/shell/form/leave-prompt.ts';
import { useDraftedForm, type Versions } from '#admin/shell/form/use-drafted-form.ts';
import { sayDone, sayFailure, type Undo } from '#admin/shell/messages-store.ts';
import { useIsCurrent } from '#admin/shell/use-is-current.ts';
import type { OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { isRenewed, mayQuote } from '#admin/shell/order/staff-step.ts';
import {
  fittingSupply,
  quoteForm,
  quoteFormOf,
  usualLastDay,
  type QuoteForm,
} from '#core/quoting/quote-form.ts';
import { readQuoteForm } from '#core/quoting/read-quote-form.ts';
import { renewedForm } from '#admin/features/orders/model/renew-quote.ts';
import { withGroupPrice } from '#core/quoting/group-price.ts';
import { suggestedLines } from '#core/quoting/suggest-lines.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { failed, succeeded } from '#core/result.ts';
import type { Order } from '#schema/order.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import type { Pieces } from '#admin/shell/actions/load-pieces.ts';
import { suppliesOf } from '#core/quoting/place-of-supply.ts';
import { sendQuote } from './actions/send-quote.ts';
import { showChanged } from './use-order.ts';

interface QuoteEdited {
  id: string;
  /** The order as loaded. */
  order: Order;
  sellerState: string;
  products: Pieces;
  /** The current silver rate, paise per gram. */
  silverRate: number | undefined;
  /** The group of the customer, whose prices a new quote starts with. */
  group: CustomerGroup | undefined;
}

const readNow = (values: FormValues) => readQuoteForm(quoteForm.parse(values), Date.now());

const resolver: Resolver<FormValues> = (values) => {
  const read = readNow(values);
  if (read.success) return { values, errors: {} };
  const errors: FieldErrors = {};
  for (const { field, message } of read.problems) {
    set(errors, field, { type: 'schema', message });
  }
  return { values: {}, errors };
};

/** How the form shows the order as loaded, and later versions of it. */
function versionsOf({ order, sellerState, products, silverRate, group }: QuoteEdited) {
  const now = Date.now();
  const begin: Omit<QuoteForm, 'supply'> = {
    lines: suggestedLines(order.lines, products).map((line) =>
      withGroupPrice(line, group, products.get(line.sku)),
    ),
    discount: '',
    freightPaise: undefined,
    packingPaise: undefined,
    isRounded: true,
    validUntil: usualLastDay(now),
    advanceBps: undefined,
    note: '',
  };
  const versions: Versions<Order> = {
    formOf: (version) => {
      const supplies = suppliesOf(version, sellerState);
      if (version.quote === undefined) return { ...begin, supply: supplies[0] };
      const form = quoteFormOf(version.quote, supplies, now);
      return isRenewed(version, now) ? renewedForm(form, silverRate) : form;
    },
    revsOf: ({ rev }) => [rev],
    readAs: (version, [rev = 0]) => ({ ...version, rev }),
  };
  return versions;
}

/** The stored draft, taxed as the address allows; undefined if it equals the initial values. */
const draftOver =
  (begin: FormValues, { order, sellerState }: QuoteEdited) =>
  (stored: FormDraft): FormDraft | undefined => {
    const typed = quoteForm.safeParse(stored.values).data;
    if (typed === undefined) return undefined;
    const supply = fittingSupply(typed.supply, suppliesOf(order, sellerState));
    const values = { ...typed, supply };
    if (saysTheSame(values, begin)) return undefined;
    return { ...stored, values, base: quoteForm.safeParse(stored.base).data ?? begin };
  };

/** The previous quote, which can be sent again until its last day. */
const quoteBefore = ({ status, quote }: Order): Quote | undefined =>
  status === 'quoted' && quote && quote.validUntil > Date.now() ? quote : undefined;

async function giveQuote(id: string, seen: Order, quote: Quote): Promise<OrderChanged> {
  const changed = await sendQuote(id, seen, quote);
  showChanged(id, changed);
  return changed;
}

const undoQuote =
  (id: string, now: Order, before: Quote): Undo =>
  async () => {
    const { result } = await giveQuote(id, now, before);
    return result.success
      ? succeeded(`${now.number}: the previous quote is active again.`)
      : failed(`${now.number}: ${result.error}`);
  };

export function useQuoteEditor(options: QuoteEdited) {
  const { id, order } = options;
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const [versions] = useState(() => versionsOf(options));
  const edited = useDraftedForm({
    document: `quote/${id}`,
    loaded: order,
    versions,
    resolver,
    draftIn: draftOver(versions.formOf(order), options),
  });
  const { form, base: seen, conflict } = edited;
  const [renewed] = useState(() => (isRenewed(order, Date.now()) ? order.quote : undefined));

  function settle(now: Order, was: FormValues): void {
    const isAllSent = edited.settle(now, was);
    // An open leave prompt decides first; after leaving, no navigation.
    if (isAllSent && isCurrent() && !$isLeavePromptOpen.get())
      void navigate({ to: '/orders/$id', params: { id }, ignoreBlocker: true });
  }

  async function give(values: FormValues, over = seen): Promise<void> {
    const read = readNow(values);
    if (!read.success) return;
    const { now, result } = await giveQuote(id, over, read.value);
    const current = now?.success === true ? now.value : undefined;
    if (result.success) {
      const before = quoteBefore(over);
      // Undo must not revert a later change by someone else.
      const isMine = current?.rev === over.rev + 1;
      const undo = isMine && before ? undoQuote(id, current, before) : undefined;
      sayDone(`${over.number}: quote sent.`, undo);
      settle(current ?? { ...over, quote: read.value }, values);
    } else if (result.code === 'changed' && current && mayQuote(current) && isCurrent())
      edited.contest(current);
    else sayFailure(`${over.number}: ${result.error}`);
  }

  /** Without the keys of the list of lines. */
  const plain = (values: FormValues): FormValues => ({ ...quoteForm.parse(values) });
  const submit = form.handleSubmit((values) => give(values));
  return {
    ...edited,
    seen,
    /** The quote as opened, if it has expired. */
    renewed,
    give: async (event: SyntheticEvent): Promise<void> => {
      event.preventDefault();
      if (!form.formState.isSubmitting) await submit();
    },
    conflict: conflict && {
      base: plain(conflict.base),
      mine: plain(conflict.mine),
      theirs: plain(conflict.theirs),
    },
    giveMerged: (values: FormValues) => edited.merge(values, give),
    takeTheirs: () => {
      if (edited.theirs) settle(edited.theirs, form.getValues());
    },
  };
}

export type QuoteEditing = ReturnType<typeof useQuoteEditor>;
