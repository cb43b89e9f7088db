/** One customer: profile, notes and tags, orders, addresses. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { waitingFor } from '#admin/shell/list/list-states.tsx';
import { ScreenMissing, ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { readCustomer } from './actions/read-customer.ts';
import { editableCustomerRecord } from './model/customer-record-form.ts';
import { CRUMBS, CustomerEditor } from './customer-editor.tsx';

const route = getRouteApi('/customers/$uid');

export function CustomerScreen() {
  const { uid } = route.useParams();
  const file = useQuery({ queryKey: ['customer', uid], queryFn: () => readCustomer(uid) });
  const record = useEdited(editableCustomerRecord, uid);
  const { data } = file;
  if (data === undefined || record.state === 'waiting') {
    const query = waitingFor([file, ...(record.state === 'waiting' ? [record.query] : [])]);
    return <ScreenWaiting title="Customer" crumbs={CRUMBS} query={query} />;
  }
  const isUnknown = data.profile === undefined && data.orders.length === 0;
  if (isUnknown && record.state === 'missing') return <ScreenMissing />;
  return (
    <CustomerEditor
      key={uid}
      uid={uid}
      file={data}
      // Undefined until staff have added a note or tag.
      base={record.state === 'ready' ? record.documents : undefined}
      onSaved={record.saved}
    />
  );
}
