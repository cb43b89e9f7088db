/** An order that staff enter for a customer who wrote, called or came by; its quote follows. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { AreaInput, ChoiceInput, TextInput } from '#admin/shell/form/inputs.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD, FIELD_GRID, LEGEND } from '#admin/shell/look/classes.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { staffWork } from '#admin/shell/stores/staff-work.ts';
import { INDIAN_STATES } from '#core/account/indian-states.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { ORDER_SOURCE_NAMES } from '#core/order/status-labels.ts';
import { orderKind, orderSource } from '#schema/order.ts';
import { buttonClass } from '#ui/button-class.ts';
import { enterOrder } from './actions/enter-order.ts';
import { CustomerChoice } from './customer-choice.tsx';
import { EnteredList } from './entered-list.tsx';
import {
  EMPTY_ENTERED_ORDER,
  enteredOrderForm,
  readEnteredOrder,
  type EnteredOrderForm,
} from './model/entered-order.ts';
import { readableCatalogue, readOrderText, type ReadableCatalogue } from './model/order-text.ts';

/** The draft, so that a long order is not lost by leaving the screen. */
const DRAFT = 'new-order';
const CRUMBS = [{ name: 'Orders', to: '/orders' }] as const;
const SOURCES = orderSource.options.map((each) => [each, ORDER_SOURCE_NAMES[each]] as const);

function draft(): EnteredOrderForm {
  try {
    const stored: unknown = JSON.parse(staffWork.read(DRAFT) ?? '');
    return enteredOrderForm.parse(stored);
  } catch {
    return EMPTY_ENTERED_ORDER;
  }
}

const resolverOf =
  (catalogue: ReadableCatalogue): Resolver<EnteredOrderForm> =>
  (values) => {
    const read = readEnteredOrder(values, readOrderText(values.list, catalogue));
    if ('order' in read) return { values, errors: {} };
    const errors: FieldErrors<EnteredOrderForm> = Object.fromEntries(
      Object.entries(read.problems).map(([name, message]) => [name, { type: 'schema', message }]),
    );
    return { values: {}, errors };
  };

const Contact = () => (
  <section className={CARD} aria-labelledby="order-customer">
    <h2 id="order-customer">Customer</h2>
    <CustomerChoice />
    <div className={FIELD_GRID}>
      <TextInput name="name" label="Name" />
      <TextInput name="businessName" label="Business name" optional />
      <TextInput name="phone" label="Phone" hint="Ten digits." />
      <TextInput name="email" label="Email" optional />
      <TextInput name="gstin" label="GSTIN" optional isCapitals />
      <ChoiceInput name="source" label="Channel" choices={SOURCES} />
    </div>
    <fieldset className="mt-4">
      <legend className={LEGEND}>Delivery address, if it is known</legend>
      <div className={FIELD_GRID}>
        <TextInput name="line1" label="House and street" optional />
        <TextInput name="line2" label="Area" optional />
        <TextInput name="city" label="City" optional />
        <TextInput name="state" label="State" optional suggestions={INDIAN_STATES} />
        <TextInput name="pin" label="PIN code" optional />
      </div>
    </fieldset>
  </section>
);

function NewOrderForm({ catalogue }: { catalogue: ReadableCatalogue }) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm({ defaultValues: draft(), resolver: resolverOf(catalogue) });
  const { control, formState } = form;
  const values = useWatch({ control });
  useEffect(() => {
    staffWork.write(DRAFT, JSON.stringify(values));
  }, [values]);
  const list = useDeferredValue(values.list ?? '');
  const read = useMemo(() => readOrderText(list, catalogue), [list, catalogue]);
  const create = form.handleSubmit(async (typed) => {
    const entered = readEnteredOrder(typed, readOrderText(typed.list, catalogue));
    if (!('order' in entered)) return;
    const result = await enterOrder(id, entered.order);
    if (!result.success) {
      sayFailure(result.error);
      return;
    }
    staffWork.drop(DRAFT);
    void queries.invalidateQueries({ queryKey: listKey(orderKind) });
    sayDone('Order created. Review its prices, then send the quote.');
    await navigate({ to: '/orders/$id/edit-quote', params: { id } });
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void create(event)}>
        <Contact />
        <section className={CARD} aria-labelledby="order-products">
          <h2 id="order-products">Products</h2>
          <EnteredList read={read} />
          <div className="mt-4">
            <AreaInput name="note" label="Note" optional rows={2} />
          </div>
        </section>
        <button
          type="submit"
          className={buttonClass('primary', 'small')}
          aria-busy={formState.isSubmitting || undefined}
          aria-disabled={formState.isSubmitting || undefined}
        >
          <span>Create order</span>
        </button>
      </form>
    </FormProvider>
  );
}

export function NewOrderScreen() {
  const catalogue = useQuery({
    queryKey: ['published catalogue'],
    queryFn: async () => readableCatalogue((await loadCatalogue()).entries),
  });
  return (
    <Screen title="New order" crumbs={CRUMBS}>
      <Loaded query={catalogue}>{(data) => <NewOrderForm catalogue={data} />}</Loaded>
    </Screen>
  );
}
