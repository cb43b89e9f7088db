/** An order that staff enter for a customer who wrote, called or came by; its quote follows. It can be saved as a draft. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { EditScreen } from '#admin/shell/edit-screen.tsx';
import { FormFields } from '#admin/shell/form/field.tsx';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD, FIELD_GRID, LEGEND } from '#admin/shell/look/classes.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { useIsCurrent } from '#admin/shell/use-is-current.ts';
import { textOf } from '#core/editing/form-values.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { orderDraftKind, typedOrder } from '#schema/order-draft.ts';
import { orderKind } from '#schema/order.ts';
import { enterOrder } from './actions/enter-order.ts';
import { CustomerChoice } from './customer-choice.tsx';
import { EnteredList } from './entered-list.tsx';
import { readEnteredOrder } from './model/entered-order.ts';
import { newOrderDraft } from './model/order-drafts.ts';
import { readableCatalogue, readOrderText, type ReadableCatalogue } from './model/order-text.ts';
import { ADDRESS_SPECS, CONTACT_SPECS, NOTE_SPEC, ORDER_DRAFT_SPECS } from './order-draft-specs.ts';

const CRUMBS = [{ name: 'Orders', to: '/orders' }] as const;
const DRAFT_CRUMBS = [...CRUMBS, { name: 'Drafts', to: '/orders/drafts' }] as const;

const useReadableCatalogue = () =>
  useQuery({
    queryKey: ['published catalogue'],
    queryFn: async () => readableCatalogue((await loadCatalogue()).entries),
  });

const Customer = () => (
  <section className={CARD} aria-labelledby="order-customer">
    <h2 id="order-customer">Customer</h2>
    <CustomerChoice />
    <div className={FIELD_GRID}>
      <FormFields specs={CONTACT_SPECS} />
    </div>
    <fieldset className="mt-4">
      <legend className={LEGEND}>Delivery address, if it is known</legend>
      <div className={FIELD_GRID}>
        <FormFields specs={ADDRESS_SPECS} />
      </div>
    </fieldset>
  </section>
);

function ReadableList({ catalogue }: { catalogue: ReadableCatalogue }) {
  const list = useDeferredValue(textOf(useWatch({ name: 'list' })));
  const read = useMemo(() => readOrderText(list, catalogue), [list, catalogue]);
  return <EnteredList read={read} />;
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

function CreateButton({ editor }: { editor: Editor }) {
  const { form, base, isBusy, isDeleted, dropDraft } = editor;
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { data: catalogue } = useReadableCatalogue();
  const create = form.handleSubmit(async (values) => {
    if (catalogue === undefined) return;
    const typed = typedOrder.parse(values);
    const entered = readEnteredOrder(typed, readOrderText(typed.list, catalogue));
    if ('problems' in entered) {
      for (const [at, [field, message]] of Object.entries(entered.problems).entries())
        form.setError(field, { type: 'order', message }, { shouldFocus: at === 0 });
      return;
    }
    const id = editor.id ?? editor.editable.idOf(values);
    const result = await enterOrder(id, entered.order, base?.[0]);
    if (!result.success) {
      sayFailure(result.error);
      return;
    }
    dropDraft();
    for (const kind of [orderKind, orderDraftKind])
      void queries.invalidateQueries({ queryKey: listKey(kind) });
    sayDone('Order created. Review its prices, then send the quote.');
    if (isCurrent())
      await navigate({ to: '/orders/$id/edit-quote', params: { id }, ignoreBlocker: true });
  });
  if (isDeleted) return null;
  return (
    <Button
      kind="primary"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || catalogue === undefined || undefined}
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

export function OrderDraftScreen() {
  const { id } = useParams({ strict: false });
  const [editable] = useState(newOrderDraft);
  return (
    <EditScreen
      editable={editable}
      id={id}
      title={id === undefined ? 'New order' : 'Order draft'}
      crumbs={id === undefined ? CRUMBS : DRAFT_CRUMBS}
      specs={ORDER_DRAFT_SPECS}
      path="/orders/drafts"
      saveLabel="Save draft"
      mainButton={(editor) => <CreateButton editor={editor} />}
      actions={(editor) => <DeleteButton editor={editor} />}
    >
      {() => (
        <>
          <Customer />
          <Products />
        </>
      )}
    </EditScreen>
  );
}
