/** An order that staff enter for a customer who wrote, called or came by; its quote follows. It can be saved as a draft. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readEdited } from '#admin/shell/actions/read-edited.ts';
import { Button } from '#admin/shell/button.tsx';
import { EditScreen } from '#admin/shell/edit-screen.tsx';
import { FormFields } from '#admin/shell/form/field.tsx';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD, FIELD_GRID, LEGEND, NOTE } from '#admin/shell/look/classes.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { OrderLink } from '#admin/shell/order-link.tsx';
import { queries } from '#admin/shell/queries.ts';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { useIsCurrent } from '#admin/shell/use-is-current.ts';
import { textOf } from '#core/editing/form-values.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { orderDraftKind, typedOrder, type TypedOrder } from '#schema/order-draft.ts';
import { orderKind } from '#schema/order.ts';
import { DRAFT_CHANGED, enterOrder } from './actions/enter-order.ts';
import { repeatedOrderQuery } from './actions/read-contact.ts';
import { CustomerChoice, GivenCustomer, MatchingCustomer } from './customer-choice.tsx';
import { EnteredList } from './entered-list.tsx';
import { hasAddress, readEnteredOrder } from './model/entered-order.ts';
import { orderDraftWith } from './model/order-drafts.ts';
import { readableCatalogue, readOrderText, type ReadableCatalogue } from './model/order-text.ts';
import {
  ADDRESS_SPECS,
  CONTACT_SPECS,
  NOTE_SPEC,
  ORDER_DRAFT_SPECS,
  SOURCE_SPEC,
} from './order-draft-specs.ts';
import { useOrder } from './use-order.ts';

const CRUMBS = [{ name: 'Orders', to: '/orders' }] as const;
const DRAFT_CRUMBS = [...CRUMBS, { name: 'Drafts', to: '/orders/drafts' }] as const;

const placeOf = typedOrder.shape.address;

const useReadableCatalogue = () =>
  useQuery({
    queryKey: ['published catalogue'],
    queryFn: async () => readableCatalogue((await loadCatalogue()).entries),
  });

function AddressFields() {
  const { clearErrors } = useFormContext();
  const { data: address } = placeOf.safeParse(useWatch({ name: 'address' }));
  const isLeftOut = address !== undefined && !hasAddress({ address });
  // Its fields were required while there was an address.
  useEffect(() => {
    if (isLeftOut) clearErrors('address');
  }, [isLeftOut, clearErrors]);
  return (
    <fieldset className="mt-4">
      <legend className={LEGEND}>Delivery address, if it is known</legend>
      <div className={FIELD_GRID}>
        <FormFields specs={ADDRESS_SPECS} />
      </div>
    </fieldset>
  );
}

const Customer = () => (
  <section className={CARD} aria-labelledby="order-customer">
    <h2 id="order-customer">Customer</h2>
    <CustomerChoice />
    <GivenCustomer />
    <div className={FIELD_GRID}>
      <FormFields specs={[...CONTACT_SPECS, SOURCE_SPEC]} />
    </div>
    <MatchingCustomer />
    <AddressFields />
  </section>
);

function ReadableList({ catalogue }: { catalogue: ReadableCatalogue }) {
  const list = useDeferredValue(textOf(useWatch({ name: 'list' })));
  const read = useMemo(() => readOrderText(list, catalogue), [list, catalogue]);
  return <EnteredList read={read} catalogue={catalogue} />;
}

function Products() {
  const catalogue = useReadableCatalogue();
  return (
    <section className={CARD} aria-labelledby="order-products">
      <h2 id="order-products">Products</h2>
      <Loaded query={catalogue}>{(data) => <ReadableList catalogue={data} />}</Loaded>
      <div className="mt-4">
        <FormFields specs={[NOTE_SPEC]} />
      </div>
    </section>
  );
}

/** The ID of the draft and of its order. */
const idOf = ({ id, editable, form }: Editor): string => id ?? editable.idOf(form.getValues());

function CreatedOrder({ id }: { id: string }) {
  const { data: order } = useOrder(id);
  if (!order?.success) return null;
  return (
    <p className={NOTE}>
      Order <OrderLink id={id}>{order.value.number}</OrderLink> was created from this draft. Changes
      of the draft don’t change it.
    </p>
  );
}

function CreateButton({ editor }: { editor: Editor }) {
  const { form, base, isBusy, isDeleted, dropDraft } = editor;
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { data: catalogue } = useReadableCatalogue();
  const create = form.handleSubmit(async (values) => {
    if (catalogue === undefined) {
      sayFailure('The products aren’t loaded yet. Wait a moment, or load them again above.');
      return;
    }
    const typed = typedOrder.parse(values);
    const entered = readEnteredOrder(typed, readOrderText(typed.list, catalogue));
    if ('problems' in entered) {
      for (const [at, [field, message]] of Object.entries(entered.problems).entries())
        form.setError(field, { type: 'order', message }, { shouldFocus: at === 0 });
      return;
    }
    const id = idOf(editor);
    const result = await enterOrder(id, entered.order, base?.[0]);
    for (const kind of [orderKind, orderDraftKind, customerRecordKind])
      void queries.invalidateQueries({ queryKey: listKey(kind) });
    if (!result.success) {
      const now = result.code === DRAFT_CHANGED ? await readEdited(editor.editable, id) : undefined;
      if (now?.success && now.value) editor.contest(now.value);
      else sayFailure(result.error);
      return;
    }
    dropDraft();
    sayDone('Order created. Review its prices, then send the quote.');
    if (isCurrent())
      await navigate({ to: '/orders/$id/edit-quote', params: { id }, ignoreBlocker: true });
  });
  if (isDeleted) return null;
  return (
    <Button
      kind="primary"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void create();
      }}
    >
      <span>Create order</span>
    </Button>
  );
}

const DeleteButton = ({ editor }: { editor: Editor }) =>
  editor.base !== undefined &&
  !editor.isDeleted && <Button onClick={() => void editor.removeOrRestore()}>Delete</Button>;

interface Repeated {
  /** Of the earlier order. */
  id: string;
  number: string;
  typed: TypedOrder;
}

const RepeatedNote = ({ id, number }: Repeated) => (
  <p className={NOTE}>
    The products and the customer are those of order <OrderLink id={id}>{number}</OrderLink>. Prices
    and stock are today’s.
  </p>
);

/** @param repeated an earlier order, for a new one */
function DraftForm({ id, repeated }: { id?: string | undefined; repeated?: Repeated }) {
  const [editable] = useState(() => orderDraftWith(crypto.randomUUID()));
  const begin = useMemo(
    () => repeated && { ...editable.fresh, ...repeated.typed },
    [editable, repeated],
  );
  return (
    <EditScreen
      editable={editable}
      id={id}
      title={id === undefined ? 'New order' : 'Order draft'}
      crumbs={id === undefined ? CRUMBS : DRAFT_CRUMBS}
      specs={ORDER_DRAFT_SPECS}
      path="/orders/drafts"
      begin={begin}
      draftName={repeated && `again-${repeated.id}`}
      saveLabel="Save draft"
      mainButton={(editor) => <CreateButton editor={editor} />}
      actions={(editor) => <DeleteButton editor={editor} />}
    >
      {(editor) => (
        <>
          {repeated && <RepeatedNote {...repeated} />}
          {/* A new draft has no ID while its first save opens it. */}
          {idOf(editor) !== '' && <CreatedOrder id={idOf(editor)} />}
          <Customer />
          <Products />
        </>
      )}
    </EditScreen>
  );
}

/** A new order with what an earlier one has. What was typed in another new order stays in that one. */
function RepeatedForm({ id }: { id: string }) {
  const query = useQuery(repeatedOrderQuery(id));
  const { data } = query;
  const repeated = useMemo(() => data && { id, ...data }, [id, data]);
  return repeated ? (
    <DraftForm repeated={repeated} />
  ) : (
    <ScreenWaiting title="New order" crumbs={CRUMBS} query={query} />
  );
}

export function OrderDraftScreen() {
  const { id } = useParams({ strict: false });
  const { again } = useSearch({ strict: false });
  return id === undefined && again !== undefined ? (
    <RepeatedForm key={again} id={again} />
  ) : (
    <DraftForm id={id} />
  );
}
