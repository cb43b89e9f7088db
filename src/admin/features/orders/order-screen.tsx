/** One order: its lines, customer, timeline and next steps. */
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing } from '#admin/shell/screen-states.tsx';
import type { Order } from '#schema/order.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { CustomerCard } from './customer-card.tsx';
import { NotesCard } from '#admin/shell/notes/notes-card.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { OrderLinesCard } from './order-lines-card.tsx';
import { ParcelsCard } from './parcels-card.tsx';
import { OrderPaymentsCard } from './payments-card.tsx';
import { OrderStatusChip } from '#admin/shell/order-status.tsx';
import { useMay } from '#admin/shell/role.ts';
import { StepsCard } from './steps-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useOrder } from './use-order.ts';

const route = getRouteApi('/orders/$id');
const CRUMBS = [{ name: 'Orders', to: '/orders' }] as const;

/** On phones the cards of both columns form one list, next steps first. */
const COLUMN = 'min-w-0 max-lg:contents';

function WholeOrder({ id, order }: { id: string; order: Order }) {
  const may = useMay();
  return (
    <Screen
      title={order.number}
      crumbs={CRUMBS}
      actions={<OrderStatusChip status={order.status} />}
    >
      <div className="grid gap-x-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={COLUMN}>
          <OrderLinesCard id={id} order={order} />
          <NotesCard item={`orders/${id}`} />
        </div>
        <div className={COLUMN}>
          <StepsCard id={id} order={order} />
          <ParcelsCard id={id} order={order} />
          {may('see', 'sales') && <InvoiceCard id={id} order={order} />}
          {may('see', 'sales') && <OrderPaymentsCard id={id} order={order} />}
          <CustomerCard id={id} order={order} />
          <TimelineCard order={order} />
        </div>
      </div>
    </Screen>
  );
}

export function OrderScreen() {
  const { id } = route.useParams();
  const order = useOrder(id);
  if (order.data === null) return <ScreenMissing />;
  if (order.data?.success === true) return <WholeOrder key={id} id={id} order={order.data.value} />;
  return (
    <Screen title="Order" crumbs={CRUMBS}>
      <Loaded query={order}>
        {(data) => data?.success === false && <p>{documentErrorsMessage(data.problems)}</p>}
      </Loaded>
    </Screen>
  );
}
