/** Sends the list as an order request with contact and delivery. */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { User } from '#core/account/user.ts';
import { requestLines, type RequestDetails } from '#storefront/shared/order/order-request.ts';
import { loginPath, orderListPath } from '#core/paths.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { EMPTY_REGIONS } from '#ui/form-class.ts';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { SavedAddress } from '#core/account/address-list.ts';
import { CheckedForm, useCustomerForm, type CustomerForm } from '#storefront/shared/parts/form.tsx';
import { referenceOfList } from '#storefront/shared/stores/change-order.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';
import {
  prefilled,
  requestSchema,
  withDefaultPlace,
  type RequestForm as Fields,
} from './model/request-form.ts';
import { SMALL } from './order-class.ts';
import { CHOICE_BUTTONS } from '#storefront/shared/parts/remark-class.ts';
import { deleteRequestDraft, readRequestDraft, writeDraft } from './stores/request-draft.ts';
import { RequestFields } from './request-fields.tsx';
import { RequestReview } from './request-review.tsx';
import { SEND_HASH } from './send-request-button.tsx';
import type { OrderListState } from './use-order-list.ts';
import { OUTBOX_ID, type OutboxState } from './use-outbox.ts';
import { useCustomer, type Customer } from './use-customer.ts';

export interface RequestFormProps {
  orderList: OrderListState;
  outbox: OutboxState;
  /** From the stored copy of the user; requests are sent only while signed in. */
  user: User;
  onClose: () => void;
}

const SessionEnded = () => (
  <FormMessage kind="bad" message="Your session ended. Please sign in again.">
    <p className={CHOICE_BUTTONS}>
      <a className="btn btn-primary" href={loginPath(orderListPath(SEND_HASH))}>
        Sign in to send
      </a>
    </p>
  </FormMessage>
);

const NONE: readonly SavedAddress[] = [];

/** Prefills the form from the account, and stores the input while the tab is open. */
function useFilled({ fields }: CustomerForm<Fields>, uid: string, customer: Customer): void {
  const { subscribe, reset, getValues } = fields;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== undefined) writeDraft(uid, values);
        },
      }),
    [subscribe, uid],
  );
  useEffect(() => {
    if (customer.state !== 'here') return;
    const { user, profile, addresses } = customer;
    reset(withDefaultPlace(prefilled(getValues(), user, profile), addresses));
  }, [customer, reset, getValues]);
}

export function RequestForm({ orderList, outbox, user, onClose }: RequestFormProps) {
  const { order, catalogue } = orderList;
  const { reference } = useStore($order);
  const customer = useCustomer(user);
  const addresses = customer.state === 'here' ? customer.addresses : NONE;

  const { lines, left } = useMemo(
    () =>
      catalogue.state === 'ready'
        ? requestLines(
            order.lines.map(({ line }) => line),
            catalogue.value.entries,
          )
        : { lines: [], left: [] },
    [order, catalogue],
  );

  const form = useCustomerForm({
    schema: (fields: Fields) => requestSchema(fields, addresses),
    begin: readRequestDraft(user.uid),
    send: async (details: RequestDetails) => {
      const number = referenceOfList();
      const queued = await outbox.send(user.uid, { number, lines, ...details });
      if (!queued.success) return queued;
      deleteRequestDraft();
      onClose();
      orderList.focusSoon(OUTBOX_ID);
      return queued;
    },
  });
  useFilled(form, user.uid, customer);

  if (customer.state === 'signed-out') return <SessionEnded />;
  if (catalogue.state !== 'ready') {
    return (
      <p role="status">
        {catalogue.state === 'loading'
          ? 'Loading the catalogue…'
          : 'The catalogue can’t be loaded right now, so the request can’t be sent. Your list is saved. Try again when you are online.'}
      </p>
    );
  }
  return (
    <CheckedForm form={form} id="request" className={`grid gap-8 ${EMPTY_REGIONS}`}>
      <RequestReview orderList={orderList} lines={lines} left={left} />
      {lines.length > 0 && lines.length <= MOST_ORDER_LINES && (
        <>
          <RequestFields addresses={addresses} />
          <FormMessage kind="bad" message={form.message} />
          <p className="text-ink-soft">
            You pay nothing now. We check stock and weights and send you a quote the same working
            day. You order only when you accept it.
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <BusyButton
              type="submit"
              className="btn btn-primary"
              isBusy={form.isBusy}
              busyLabel="Sending…"
            >
              Send order request
            </BusyButton>
            {reference !== null && <span className={SMALL}>Reference {reference}</span>}
          </div>
        </>
      )}
    </CheckedForm>
  );
}
